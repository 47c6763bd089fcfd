'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import {
  AccountForm,
  AccountNote,
  readerEnglish,
  useAttempts,
  usePageRedirect,
} from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { SalesContext } from '@broadsheet/sdk-sales';
import { priceEnglish, usePriceTexts } from '@broadsheet/sales-ui';
import { RadioField, token } from '@broadsheet/ui';
import type { FormValues } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { readDraft, removeDraft, storeDraft } from './giftDraft.ts';
import type { GiftPlan } from './loadPlans.ts';
import { orderGift } from './orderGift.ts';
import { phrases } from './phrases.ts';
import { RecipientFields, toRecipient } from './RecipientFields.tsx';

const english = { ...readerEnglish, ...priceEnglish, ...phrases };
const ERRORS = { otherwise: 'gift.err.cart' } as const;

/** The form below the section's heading, aligned with the heading's start. */
const StartForm = styled(AccountForm)`
  && {
    margin-inline: 0;
  }
`;

const PlanLine = styled.span`
  display: grid;
  & > small {
    color: ${token('ink-soft')};
    font-size: ${token('type-0')};
  }
`;

export interface GiftFormProps {
  readonly plans: readonly GiftPlan[];
  readonly sales: SalesContext;
  readonly identity: IdentityClient;
  readonly loginURL: string;
  readonly checkoutURL: string;
  /** Whether a gift was just paid: its draft must not fill the form of the next one. */
  readonly isAnother: boolean;
}

/**
 * Renders the form for a gift, its recipient and its delivery, and leads to the checkout. The draft is restored when the
 * giver comes back.
 */
export function GiftForm({ plans, sales, isAnother, ...pages }: GiftFormProps) {
  const { environment } = useHost();
  const t = usePhrases(english);
  const { redirect } = usePageRedirect();
  const { error, run } = useAttempts(ERRORS);
  const [draft] = useState(() => (isAnother ? undefined : readDraft(sales)));
  const [isMailed, setMailed] = useState(true);
  const first = plans.find(({ priceCode }) => priceCode === draft?.priceCode) ?? plans[0];

  async function order(values: FormValues) {
    const plan = plans.find(({ priceCode }) => priceCode === values['plan']) ?? first;
    if (plan === undefined) return;
    await run(async () => {
      const next = await orderGift(plan, { ...pages, sales, environment });
      if (isMailed) storeDraft(sales, { ...toRecipient(values), priceCode: plan.priceCode });
      else removeDraft(sales);
      redirect(next);
    });
  }

  return (
    <>
      <AccountNote>{t('gift.intro')}</AccountNote>
      <StartForm
        label={t('gift.title')}
        submitLabel={t('gift.pay')}
        error={error && t(error.phrase)}
        onSubmit={order}
      >
        <RadioField
          name="plan"
          label={t('gift.plan')}
          required
          defaultValue={first?.priceCode}
          options={plans.map((plan) => ({ value: plan.priceCode, label: <PlanLabel plan={plan} /> }))}
        />
        <RadioField
          name="delivery"
          label={t('gift.delivery')}
          defaultValue="mail"
          options={[
            { value: 'mail', label: t('gift.byMail') },
            { value: 'hand', label: t('gift.byHand') },
          ]}
          onChange={({ value }) => setMailed(value === 'mail')}
        />
        {isMailed && <RecipientFields recipient={draft} />}
      </StartForm>
    </>
  );
}

function PlanLabel({ plan: { name, description, currency, rates } }: { readonly plan: GiftPlan }) {
  const { priceText } = usePriceTexts();
  return (
    <PlanLine>
      <span>
        {name} · <strong>{priceText({ currency, rates })}</strong>
      </span>
      {description !== '' && <small>{description}</small>}
    </PlanLine>
  );
}
