'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { BrandMark, findBrand } from '@broadsheet/sales-ui';
import type { Wallet } from '@broadsheet/sales-ui/card';
import { RadioField } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';

const Mark = styled.span`
  display: inline-flex;
  gap: 0.6rem;
  align-items: center;
`;

export type Method = 'card' | Wallet | 'paypal';

function BrandLabel({ spelling }: { readonly spelling: string }) {
  const brand = findBrand(spelling);
  return (
    <Mark>
      {brand?.name} <BrandMark brand={brand} />
    </Mark>
  );
}

export interface MethodFieldProps {
  readonly methods: readonly Method[];
  readonly chosen: Method;
  readonly onChoose: (method: Method) => void;
}

/** Renders the choice between card, the browser's wallets and PayPal, as far as they are available. */
export function MethodField({ methods, chosen, onChoose }: MethodFieldProps) {
  const t = usePhrases(phrases);
  return (
    <RadioField
      name="method"
      label={t('checkout.method')}
      options={methods.map((value) => ({
        value,
        label: value === 'card' ? t('sub.card') : <BrandLabel spelling={value} />,
      }))}
      defaultValue={chosen}
      onChange={({ value }) => {
        const method = methods.find((known) => known === value);
        if (method !== undefined) onChoose(method);
      }}
    />
  );
}
