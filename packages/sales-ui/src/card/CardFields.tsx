'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { TextField, token } from '@broadsheet/ui';
import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { StoredAddress } from '../address/Address.ts';
import { PostalAreaFields } from '../address/AddressFields.tsx';
import { phrases } from '../payment/cardPhrases.ts';
import { writeRefusal } from '../refusal/writeRefusal.ts';
import type { CardField } from '../refusal/writeRefusal.ts';
import { useFrameStyle } from './useFrameStyle.ts';

const Fields = styled.div`
  display: grid;
  gap: 1.1rem;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 1.1rem;
`;

const Field = styled.div`
  display: grid;
  gap: 0.35rem;
  min-inline-size: 0;
  font: 600 ${token('type-1')} / 1.4 ${token('sans')};
`;

/** The frame around the provider's iframe, which receives the digits; it looks like our own fields. */
const Control = styled.div`
  min-block-size: ${token('control')};
  padding: 0.85rem 0.8rem;
  border: 1px solid ${token('ink-soft')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  color: ${token('ink')};
  font: 400 1.0625rem/1.2 ${token('sans')};
  &:has(.StripeElement--focus) {
    outline: 3px solid ${token('focus')};
    outline-offset: 1px;
  }
  &[data-invalid] {
    border-color: ${token('alert')};
    box-shadow: inset 0 0 0 1px ${token('alert')};
  }
`;

const Problem = styled.div`
  color: ${token('alert')};
  font: 500 ${token('type-0')} / 1.45 ${token('sans')};
  &:empty {
    display: none;
  }
`;

const ELEMENTS = {
  cardNumber: CardNumberElement,
  cardExpiry: CardExpiryElement,
  cardCvc: CardCvcElement,
} as const;
const LABELS = {
  cardNumber: 'sub.cardNumber',
  cardExpiry: 'sub.cardExpiry',
  cardCvc: 'sub.cardCvc',
} as const;

/** A field whose content was refused when the form was sent, and why. */
export interface RefusedField {
  readonly field: CardField;
  readonly text: string;
}

interface ProviderFieldProps extends Pick<CardFieldsProps, 'refused' | 'onChange'> {
  readonly of: CardField;
}

function ProviderField({ of, refused, onChange }: ProviderFieldProps) {
  const t = usePhrases(phrases);
  const host = useHost();
  const id = useId();
  const { place, style } = useFrameStyle();
  const [typed, setTyped] = useState<string>();
  const problem = typed ?? (refused?.field === of ? refused.text : undefined);
  const Element = ELEMENTS[of];
  return (
    <Field>
      <label htmlFor={id}>{t(LABELS[of])}</label>
      <Control ref={place} data-invalid={problem === undefined ? undefined : ''}>
        <Element
          id={id}
          options={{ style }}
          onChange={({ error }) => {
            setTyped(error && writeRefusal(error, host));
            onChange(of);
          }}
        />
      </Control>
      <Problem role="alert">{problem}</Problem>
    </Field>
  );
}

export interface CardFieldsProps {
  /** The initial address, as far as it is known. */
  readonly address: StoredAddress | undefined;
  readonly holder: string | undefined;
  /** Whether country and postal code are left out. */
  readonly hidesArea: boolean;
  readonly refused: RefusedField | undefined;
  /** Called when the content of one of the provider's fields has changed. */
  readonly onChange: (field: CardField) => void;
}

/**
 * Renders holder, number, expiry and security code of a card, and its billing area. The digits are typed into the
 * provider's iframes.
 */
export function CardFields({ address, holder = '', hidesArea, ...fields }: CardFieldsProps) {
  const t = usePhrases(phrases);
  return (
    <Fields>
      <TextField
        name="cardName"
        defaultValue={holder}
        label={t('sub.cardName')}
        tip={t('sub.cardNameHint')}
        required
        autoComplete="cc-name"
        validationErrorMessage={t('sub.cardNameErr')}
      />
      <ProviderField of="cardNumber" {...fields} />
      <Row>
        <ProviderField of="cardExpiry" {...fields} />
        <ProviderField of="cardCvc" {...fields} />
      </Row>
      {!hidesArea && <PostalAreaFields address={address} />}
    </Fields>
  );
}
