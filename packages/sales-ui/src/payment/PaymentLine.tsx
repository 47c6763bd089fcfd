'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token, VisuallyHidden } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { BrandMark } from './BrandMark.tsx';
import { findBrand } from './brands.ts';
import { phrases } from './phrases.ts';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.6rem;
  align-items: baseline;
  font: 400 ${token('type-1')} / 1.45 ${token('sans')};
  font-variant-numeric: tabular-nums;
`;

export interface PaymentLineProps {
  /** The brand in the provider's spelling; may also be a wallet or PayPal. */
  readonly brand: string | null | undefined;
  readonly lastFour?: string | null | undefined;
  /** The formatted month of expiry, e.g. `04/29`. */
  readonly expiry?: string | undefined;
}

/** Renders a payment method: mark and name, four dots with the last digits, and the expiry; announced as one sentence. */
export function PaymentLine({ brand: spelling, lastFour, expiry = '' }: PaymentLineProps) {
  const t = usePhrases(phrases);
  const brand = findBrand(spelling);
  const name = brand?.name ?? (spelling || t('sub.anyCard'));
  if (!lastFour)
    return (
      <Line>
        <BrandMark brand={brand} />
        {name}
      </Line>
    );
  const values = { brand: name, last4: lastFour, exp: expiry };
  return (
    <Line>
      <BrandMark brand={brand} />
      <span aria-hidden>{`${name} •••• ${lastFour}`}</span>
      {expiry !== '' && <span aria-hidden>{`${t('sub.expires')} ${expiry}`}</span>}
      <VisuallyHidden>{t(expiry === '' ? 'sub.cardEnding' : 'sub.m.card', values)}</VisuallyHidden>
    </Line>
  );
}
