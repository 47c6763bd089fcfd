'use client';
import { readDraft, useHost, usePhrases } from '@broadsheet/block-kit';
import type { Address } from '@broadsheet/subscription';
import { CardForm, CardStartFailure } from '@broadsheet/subscription/card';
import { Button, token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';
import { Remembered } from '../recovery/Remembered.tsx';
import type { ChosenPayment } from './ChosenPayment.ts';
import type { PaidOrder, PaymentStart } from './usePaymentStart.ts';

/** About as high as the card's fields, so that the footer stays where it is. */
const Loading = styled.div`
  min-block-size: 26rem;
  color: ${token('ink-soft')};
`;

/** Country and postal code follow the billing address, which may change. */
const NAMES = ['cardName'];

export interface CardPartProps {
  readonly readerId: string;
  readonly start: PaymentStart;
  readonly address: Address;
  readonly onChosen: (payment: ChosenPayment) => void;
  readonly onPaid: (paid: PaidOrder) => void;
  /** Ending a paid order has come to nothing. */
  readonly hasProblem: boolean;
}

/** The form for a card, once the payment has begun; what went wrong and another try, when it cannot. */
export function CardPart({ readerId, start, address, onChosen, onPaid, hasProblem }: CardPartProps) {
  const t = usePhrases(phrases);
  const { environment } = useHost();
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
          onCard={(card) => onChosen({ kind: 'card', stripe, clientSecret, ...card })}
        />
      </Remembered>
    );
  }
  if (start.status === 'paid' && hasProblem)
    return (
      <Button variant="secondary" onClick={() => onPaid(start.paid)}>
        {t('sub.retry')}
      </Button>
    );
  // One that is paid already is on its way out.
  return (
    <Loading>
      <output>{t('sub.waiting')}</output>
    </Loading>
  );
}
