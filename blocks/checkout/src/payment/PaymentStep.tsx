'use client';
/** The payment step; fetched, and the card provider's code with it, when the step opens. */
import { usePhrases } from '@broadsheet/block-kit';
import type { PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import { BrandMark, findBrand } from '@broadsheet/subscription';
import type { Address } from '@broadsheet/subscription';
import { CardForm, CardStartFailure } from '@broadsheet/subscription/card';
import { Button, RadioField, token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';
import type { ChosenPayment } from './ChosenPayment.ts';
import { usePaymentStart } from './usePaymentStart.ts';
import type { StartedPayment } from './usePaymentStart.ts';

const Column = styled.div`
  display: grid;
  gap: 1.25rem;
  max-inline-size: 34rem;
`;

const Loading = styled.div`
  min-block-size: 26rem;
  color: ${token('ink-soft')};
`;

const Mark = styled.span`
  display: inline-flex;
  gap: 0.6rem;
  align-items: center;
`;

export interface PaymentStepProps {
  readonly sales: SalesContext;
  readonly orderNumber: string;
  readonly address: Address;
  readonly cardOption: PaymentOption | undefined;
  readonly isPayPalOffered: boolean;
  /** The payment has begun, perhaps for an order that took the place of the one asked for. */
  readonly onStarted: (payment: StartedPayment) => void;
  readonly onChosen: (payment: ChosenPayment) => void;
}

/** How the reader would like to pay. */
export function PaymentStep(props: PaymentStepProps) {
  const { cardOption, isPayPalOffered, onChosen } = props;
  const t = usePhrases(phrases);
  const [method, setMethod] = useState(cardOption === undefined ? 'paypal' : 'card');
  const paypal = (
    <Mark>
      PayPal <BrandMark brand={findBrand('PayPal')} />
    </Mark>
  );
  return (
    <Column>
      {cardOption !== undefined && isPayPalOffered && (
        <RadioField
          name="method"
          label={t('checkout.method')}
          options={[
            { value: 'card', label: t('sub.card') },
            { value: 'paypal', label: paypal },
          ]}
          defaultValue={method}
          onChange={({ value }) => setMethod(value)}
        />
      )}
      {method === 'card' && cardOption !== undefined && <CardPart {...props} option={cardOption} />}
      {method === 'paypal' && isPayPalOffered && (
        <Button variant="primary" size="large" fullWidth onClick={() => onChosen({ kind: 'paypal' })}>
          {t('sub.continue')}
        </Button>
      )}
    </Column>
  );
}

function CardPart(props: PaymentStepProps & { readonly option: PaymentOption }) {
  const { sales, orderNumber, option, address, onStarted, onChosen } = props;
  const t = usePhrases(phrases);
  const start = usePaymentStart({ sales, orderNumber, option });
  const tell = useRef(onStarted);
  useEffect(() => {
    tell.current = onStarted;
  });
  const payment = start.status === 'ready' ? start.card : undefined;
  useEffect(() => {
    if (payment !== undefined) tell.current(payment);
  }, [payment]);
  if (start.status === 'failed') return <CardStartFailure start={start} />;
  // One that is paid already is on its way out.
  if (payment === undefined || payment.paidIntentID !== undefined)
    return (
      <Loading>
        <output>{t('sub.waiting')}</output>
      </Loading>
    );
  const { stripe, clientSecret } = payment;
  return (
    <CardForm
      stripe={stripe}
      label={t('sub.card')}
      submitLabel={t('sub.continue')}
      address={address}
      onCard={(card) => onChosen({ kind: 'card', stripe, clientSecret, ...card })}
    />
  );
}
