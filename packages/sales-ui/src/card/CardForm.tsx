'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { Form } from '@broadsheet/ui';
import type { FormValues } from '@broadsheet/ui';
import { Elements, useElements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { StoredAddress } from '../address/Address.ts';
import { phrases } from '../payment/cardPhrases.ts';
import { toCardExpiry } from '../payment/toExpiry.ts';
import { findRefusedField, writeRefusal } from '../refusal/writeRefusal.ts';
import type { CardError, CardField } from '../refusal/writeRefusal.ts';
import { CardFields } from './CardFields.tsx';
import type { RefusedField } from './CardFields.tsx';

const StartForm = styled(Form)`
  max-inline-size: 34rem;
  margin-inline: 0;
`;

/** A card as the provider has tokenised it. */
export interface GivenCard {
  /** The provider's id of the card; we never have its number. */
  readonly paymentMethod: string;
  readonly brand: string;
  readonly lastFour: string;
  /** The month of expiry, such as `04/31`. */
  readonly expiry: string;
}

export interface CardFormProps {
  readonly stripe: Stripe;
  readonly label: string;
  readonly submitLabel: string;
  /** The address whose country and postal code are the initial values. */
  readonly address?: StoredAddress | undefined;
  /** The initial name on the card. */
  readonly holder?: string | undefined;
  /** Whether the form is busy for another reason, such as a page that is about to be left. */
  readonly isBusy?: boolean;
  /** The reason why the step after entering the card failed. */
  readonly error?: string | undefined;
  /** Called with the card; nothing has been charged yet. The form is busy until the promise settles. */
  readonly onCard: (card: GivenCard) => Promise<void> | void;
  /** Whether country and postal code are left out, because the country is known. Default: false. */
  readonly hidesArea?: boolean;
  /** Content between the fields and the button. */
  readonly children?: ReactNode;
}

/** Renders a form for a card, with the provider's fields. */
export function CardForm(props: CardFormProps) {
  return (
    <Elements stripe={props.stripe}>
      <Card {...props} />
    </Elements>
  );
}

function focusField(elements: StripeElements | null, field: CardField): void {
  switch (field) {
    case 'cardNumber':
      return elements?.getElement(field)?.focus();
    case 'cardExpiry':
      return elements?.getElement(field)?.focus();
    case 'cardCvc':
      return elements?.getElement(field)?.focus();
  }
}

function Card(props: CardFormProps) {
  const { stripe, label, submitLabel, address, holder, isBusy = false, error, onCard, children } = props;
  const { hidesArea = false } = props;
  const t = usePhrases(phrases);
  const host = useHost();
  const elements = useElements();
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<RefusedField>();

  /** Says why a card was refused: at the field that is wrong, otherwise at the end of the form. */
  function refuse(reason: CardError | undefined): void {
    const field = findRefusedField(reason);
    const text = writeRefusal(reason, host);
    if (field === undefined) return setProblem(text);
    focusField(elements, field);
    setRefused({ field, text });
  }

  async function submit({ cardName: name = '', country, postal }: FormValues) {
    // Fields that are not shown have no value.
    const area = { country: country ?? address?.country ?? '', postal_code: postal ?? address?.postal ?? '' };
    setProblem(undefined);
    setRefused(undefined);
    const card = elements?.getElement('cardNumber');
    if (!card) return setProblem(t('sub.cardIncomplete'));
    const billing_details = { name, address: area };
    const made = await stripe.createPaymentMethod({ type: 'card', card, billing_details });
    const { paymentMethod } = made;
    if (paymentMethod?.card === undefined) return refuse(made.error);
    const { brand, last4: lastFour, exp_month: month, exp_year: year } = paymentMethod.card;
    const expiry = toCardExpiry({ month, year });
    await onCard({ paymentMethod: paymentMethod.id, brand, lastFour, expiry });
  }

  return (
    <StartForm
      label={label}
      submitLabel={submitLabel}
      busy={isBusy}
      error={problem ?? error}
      onSubmit={submit}
    >
      <CardFields
        address={address}
        holder={holder}
        hidesArea={hidesArea}
        refused={refused}
        onChange={(field) => setRefused((before) => (before?.field === field ? undefined : before))}
      />
      {children}
    </StartForm>
  );
}
