'use client';
import { readDraft, useHost, usePhrases } from '@broadsheet/block-kit';
import { BotChallenge } from '@broadsheet/bot-challenge';
import { AddressFields, readAddress } from '@broadsheet/sales-ui';
import type { StoredAddress } from '@broadsheet/sales-ui';
import { Form } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '../CheckoutContext.ts';
import { phrases } from '../phrases.ts';
import { Remembered } from '../recovery/Remembered.tsx';

/** The form, wider than one on a page of its own, and at the start of the line. */
const StepForm = styled(Form)`
  max-inline-size: 34rem;
  margin-inline: 0;
`;

const NAMES = ['line1', 'line2', 'country', 'locality', 'region', 'postal'];

/** Renders the billing address form, with the bot challenge if there is one. */
export function BillingStep({ address }: { readonly address: StoredAddress | undefined }) {
  const t = usePhrases(phrases);
  const { environment } = useHost();
  const { data, challenge, submitBilling } = useCheckout();
  const readerId = data.profile.uuid;
  const [draft] = useState(() => readDraft(environment, { readerId, form: 'billing' }));
  return (
    <Remembered readerId={readerId} form="billing" names={NAMES}>
      <StepForm
        label={t('sub.step.billing')}
        submitLabel={t('sub.continue')}
        disabledUntilValid
        onSubmit={(values) => submitBilling(readAddress(values))}
      >
        <AddressFields address={{ ...address, ...draft }} />
        <BotChallenge challenge={challenge} />
      </StepForm>
    </Remembered>
  );
}
