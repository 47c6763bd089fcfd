'use client';
import { safeHref, usePhrases, useMoney } from '@broadsheet/block-kit';
import { accountEnglish, readerEnglish } from '@broadsheet/identity-ui';
import { useCardDate } from '@broadsheet/sales-ui';
import { Button, FormError, HeadingSection, Link, RadioField, useHeadingLevel } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import type { ChangingProps } from './ChangePlanProps.ts';
import { phrases } from './phrases.ts';
import { isUpgrade } from './Plan.ts';
import type { Plan } from './Plan.ts';
import { Actions, Step } from './planStyles.ts';
import { PreviewLines } from './PreviewLines.tsx';
import type { ChangeMoment, PreviewedChange } from './PreviewedChange.ts';
import { usePlanChange } from './usePlanChange.ts';

const english = { ...readerEnglish, ...accountEnglish, ...phrases };

export interface ChangePreviewProps extends ChangingProps {
  readonly plan: Plan;
  /** The change that the reader agreed to before a reload and that the bank still asks about. */
  readonly open: PreviewedChange | undefined;
  readonly onBack: () => void;
  readonly onChanged: (change: PreviewedChange) => void;
}

/** Renders what is charged at the moment that the reader chooses, and the button that makes the change. */
export function ChangePreview(props: ChangePreviewProps) {
  return (
    <HeadingSection>
      <Preview {...props} />
    </HeadingSection>
  );
}

function Preview({ loaded, plan, open, paymentURL, onBack, onChanged }: ChangePreviewProps) {
  const { subscription, current } = loaded;
  const t = usePhrases(english);
  const writeDate = useCardDate();
  const heading = useFocusedHeading();
  const HeadingTag = `h${useHeadingLevel()}` as const;
  const [moment, setMoment] = useState<ChangeMoment>(
    () => open?.moment ?? (isUpgrade(current, plan) ? 'now' : 'end'),
  );
  const change = usePlanChange({
    loaded,
    plan,
    moment,
    open,
    onChanged,
  });
  const end = writeDate(subscription.nextEventDateUTC);
  const { isBusy, problem, preview } = change;
  return (
    <Step>
      <HeadingTag ref={heading} tabIndex={-1}>
        {t('sub.plan.to', { plan: plan.name })}
      </HeadingTag>
      <RadioField
        name="moment"
        label={t('sub.plan.when')}
        options={[
          { value: 'now', label: t('sub.plan.now') },
          { value: 'end', label: end === '' ? t('sub.plan.end') : t('sub.plan.endOn', { date: end }) },
        ]}
        defaultValue={moment}
        onChange={({ value }) => setMoment(value === 'now' ? 'now' : 'end')}
      />
      {preview && <PreviewLines loaded={loaded} plan={plan} preview={preview} />}
      <FormError>{problem && t(problem)}</FormError>
      {problem === 'sub.plan.declined' && <PaymentLink loaded={loaded} paymentURL={paymentURL} />}
      <PreviewActions change={change} plan={plan} onBack={onBack} />
      <output>{isBusy ? t('id.waiting') : ''}</output>
    </Step>
  );
}

interface PreviewActionsProps extends Pick<ChangePreviewProps, 'plan' | 'onBack'> {
  readonly change: ReturnType<typeof usePlanChange>;
}

/**
 * Renders the button back to the plans and the reader's next step: make the change, answer the bank, or request a new
 * preview.
 */
function PreviewActions({ change, plan, onBack }: PreviewActionsProps) {
  const { isBusy, problem, preview, confirm, again } = change;
  const t = usePhrases(english);
  const writeMoney = useMoney();
  const charge = preview?.charge ?? 0;
  const payWords =
    charge > 0
      ? t('sub.plan.pay', { amount: writeMoney(charge, plan.currency, { decimals: 'auto' }) })
      : t('sub.plan.confirm');
  const confirmWords = problem === 'sub.plan.bank' ? t('sub.plan.bankGo') : payWords;
  return (
    <Actions>
      <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onBack}>
        {t('sub.plan.other')}
      </Button>
      {preview !== undefined && problem !== 'sub.plan.stale' ? (
        <Button variant="primary" aria-disabled={isBusy || undefined} onClick={() => void confirm(preview)}>
          {confirmWords}
        </Button>
      ) : (
        problem && (
          <Button variant="primary" aria-disabled={isBusy || undefined} onClick={again}>
            {t('id.retry')}
          </Button>
        )
      )}
    </Actions>
  );
}

/** Returns a ref that focuses the heading, because this step has replaced the focused one. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

function PaymentLink({ loaded, paymentURL }: Pick<ChangePreviewProps, 'loaded' | 'paymentURL'>) {
  const t = usePhrases(phrases);
  const id = loaded.subscription.currentPaymentMethod?.paymentMethodID;
  const query = `${paymentURL.includes('?') ? '&' : '?'}paymentMethodID=${String(id)}`;
  const href = paymentURL === '' || !id ? undefined : safeHref(`${paymentURL}${query}`);
  return href === undefined ? null : <Link href={href}>{t('sub.plan.update')}</Link>;
}
