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
  align-items: center;
  font: 400 ${token('type-1')} / 1.45 ${token('sans')};
  font-variant-numeric: tabular-nums;
`;

export interface PaymentLineProps {
  /** As the provider spells it; a wallet or PayPal too. */
  readonly brand: string | null | undefined;
  readonly lastFour?: string | null | undefined;
  /** Already written, e.g. `04/29`. */
  readonly expiry?: string | undefined;
}

/** How something is paid: mark and name, four dots with the last digits, and until when; read out as one sentence. */
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
