'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import { leaveCyclesOut, useCardDate, usePriceTexts } from '@broadsheet/sales-ui';
import { Button, HeadingSection, useHeadingLevel } from '@broadsheet/ui';
import { useEffect, useRef } from 'react';
import { phrases } from './phrases.ts';
import type { Plan } from './Plan.ts';
import { Step } from './planStyles.ts';
import type { PreviewedChange } from './PreviewedChange.ts';

export interface ChangeDoneProps {
  readonly plan: Plan;
  readonly change: PreviewedChange;
  readonly subscriptionsURL: string;
}

/** Replaces the preview, takes the focus and says what has changed or will change. */
export function ChangeDone(props: ChangeDoneProps) {
  return (
    <HeadingSection>
      <Done {...props} />
    </HeadingSection>
  );
}

function Done({ plan, change, subscriptionsURL }: ChangeDoneProps) {
  const t = usePhrases(phrases);
  const writeDate = useCardDate();
  const { priceText } = usePriceTexts();
  const HeadingTag = `h${useHeadingLevel()}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const href = safeHref(subscriptionsURL);
  const date = writeDate(change.termEndsAt);
  return (
    <Step>
      <HeadingTag ref={heading} tabIndex={-1}>
        {change.moment === 'now'
          ? t('sub.plan.done', { plan: plan.name })
          : t('sub.plan.doneEnd', { plan: plan.name, date })}
      </HeadingTag>
      <p>{priceText({ ...plan, rates: leaveCyclesOut(plan.rates, change.firstCycle) })}</p>
      {href !== undefined && (
        <div>
          <Button variant="primary" href={href}>
            {t('sub.plan.back')}
          </Button>
        </div>
      )}
    </Step>
  );
}
