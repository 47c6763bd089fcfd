'use client';
import { readDraft, useHost, usePhrases } from '@broadsheet/block-kit';
import type { Address } from '@broadsheet/sales-ui';
import { CardForm, CardStartFailure } from '@broadsheet/sales-ui/card';
import { Button, token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '../CheckoutContext.ts';
import { phrases } from '../phrases.ts';
import { Remembered } from '../recovery/Remembered.tsx';
import type { PaymentStart } from './usePaymentStart.ts';

/** A placeholder about as high as the card form, so that the footer does not move. */
const Loading = styled.div`
  min-block-size: 26rem;
  color: ${token('ink-soft')};
`;

/** The fields kept in the draft. Country and postal code are not: they follow the billing address, which may change. */
const NAMES = ['cardName'];

export interface CardPartProps {
  readonly start: PaymentStart;
  readonly address: Address;
}

/** Renders the card form once the payment has begun, or the error and a retry button when it could not begin. */
export function CardPart({ start, address }: CardPartProps) {
  const t = usePhrases(phrases);
  const { environment } = useHost();
  const { data, payProblem, dispatch, finish } = useCheckout();
  const readerId = data.profile.uuid;
  const [draft] = useState(() => readDraft(environment, { readerId, form: 'card' }));
  if (start.status === 'failed') return <CardStartFailure start={start} />;
  if (start.status === 'ready') {
    const { stripe, clientSecret } = start.card;
    return (
      <Remembered readerId={readerId} form="card" names={NAMES}>
        <CardForm
          stripe={stripe}
          label={t('sub.card')}
          submitLabel={t('sub.continue')}
          holder={draft['cardName']}
          address={address}
          onCard={(card) =>
            dispatch({ kind: 'paymentChosen', payment: { kind: 'card', stripe, clientSecret, ...card } })
          }
        />
      </Remembered>
    );
  }
  if (start.status === 'paid' && payProblem !== undefined)
    return (
      <Button variant="secondary" onClick={() => void finish(start.paid)}>
        {t('sub.retry')}
      </Button>
    );
  // An order that is already paid is being finalized, and the page will be left.
  return (
    <Loading>
      <output>{t('sub.waiting')}</output>
    </Loading>
  );
}
