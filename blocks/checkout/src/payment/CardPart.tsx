'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { Address } from '@broadsheet/subscription';
import { Button, FormError, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';
import { CardForm } from './CardForm.tsx';
import type { ChosenPayment } from './ChosenPayment.ts';
import type { PaidOrder, PaymentStart } from './usePaymentStart.ts';

/** About as high as the card's fields, so that the footer stays where it is. */
const Loading = styled.div`
  min-block-size: 26rem;
  color: ${token('ink-soft')};
`;

export interface CardPartProps {
  readonly start: PaymentStart;
  readonly address: Address;
  readonly onChosen: (payment: ChosenPayment) => void;
  readonly onPaid: (paid: PaidOrder) => void;
  /** Ending a paid order has come to nothing. */
  readonly hasProblem: boolean;
}

/** The form for a card, once the payment has begun; what went wrong and another try, when it cannot. */
export function CardPart({ start, address, onChosen, onPaid, hasProblem }: CardPartProps) {
  const t = usePhrases(phrases);
  switch (start.status) {
    case 'failed':
      return (
        <>
          <FormError>{t(start.reason === 'script' ? 'checkout.cardsErr' : 'sub.payErr')}</FormError>
          <Retry onClick={start.retry} />
        </>
      );
    case 'ready':
      return <CardForm payment={start.payment} address={address} onChosen={onChosen} />;
    case 'paid':
      // On its way out.
      return hasProblem ? <Retry onClick={() => onPaid(start.paid)} /> : <Waiting />;
    case 'loading':
      return <Waiting />;
  }
}

function Waiting() {
  const t = usePhrases(phrases);
  return (
    <Loading>
      <output>{t('checkout.waiting')}</output>
    </Loading>
  );
}

function Retry({ onClick }: { readonly onClick: () => void }) {
  const t = usePhrases(phrases);
  return (
    <Button variant="secondary" onClick={onClick}>
      {t('checkout.retry')}
    </Button>
  );
}
