'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { toCardExpiry } from '@broadsheet/subscription';
import type { Address } from '@broadsheet/subscription';
import type { FormValues } from '@broadsheet/ui';
import { Elements, useElements } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { phrases } from '../phrases.ts';
import { StepForm } from '../StepForm.ts';
import { CardFields } from './CardFields.tsx';
import type { ChosenPayment } from './ChosenPayment.ts';
import type { StartedPayment } from './usePaymentStart.ts';

export interface CardFormProps {
  readonly payment: StartedPayment;
  readonly address: Address;
  readonly onChosen: (payment: ChosenPayment) => void;
}

/** Takes a card. What the provider makes of it opens the review; nothing is charged yet. */
export function CardForm(props: CardFormProps) {
  return (
    <Elements stripe={props.payment.stripe}>
      <Card {...props} />
    </Elements>
  );
}

function Card({ payment: { stripe, clientSecret }, address, onChosen }: CardFormProps) {
  const t = usePhrases(phrases);
  const elements = useElements();
  const [problem, setProblem] = useState<string>();

  async function choose({ cardName: name = '', country = '', postal: postal_code = '' }: FormValues) {
    setProblem(undefined);
    const card = elements?.getElement('cardNumber');
    if (!card) return setProblem(t('checkout.cardIncomplete'));
    const billing_details = { name, address: { country, postal_code } };
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      type: 'card',
      card,
      billing_details,
    });
    if (paymentMethod?.card === undefined) return setProblem(error?.message ?? t('checkout.cardIncomplete'));
    const { brand, last4: lastFour, exp_month: month, exp_year: year } = paymentMethod.card;
    const expiry = toCardExpiry({ month, year });
    onChosen({
      kind: 'card',
      stripe,
      clientSecret,
      paymentMethod: paymentMethod.id,
      brand,
      lastFour,
      expiry,
    });
  }

  return (
    <StepForm label={t('sub.card')} submitLabel={t('sub.continue')} error={problem} onSubmit={choose}>
      <CardFields address={address} />
    </StepForm>
  );
}
