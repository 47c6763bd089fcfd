'use client';
import { useMoney, usePhrases } from '@broadsheet/block-kit';
import { token, VisuallyHidden } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const Lines = styled.dl`
  display: grid;
  gap: 0.5rem;
  margin: 0;
  font: 400 ${token('type-1')} / 1.45 ${token('sans')};
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    gap: 1rem;
    align-items: baseline;
    justify-content: space-between;
  }
  & dd {
    margin: 0;
    text-align: end;
  }
`;

const Due = styled.div`
  padding-block-start: 0.6rem;
  border-block-start: ${token('border-double')};
  font-weight: 700;
`;

const Items = styled.ul`
  display: grid;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
  font: 400 ${token('type-1')} / 1.45 ${token('sans')};
  overflow-wrap: anywhere;
  & strong {
    display: block;
    font: 600 ${token('type-2')} / 1.25 ${token('serif')};
  }
  & p {
    margin: 0.2rem 0 0;
    color: ${token('ink-soft')};
  }
  & p[data-price] {
    color: ${token('ink')};
  }
`;

export interface SummaryItem {
  /** A key that is unique in the list. */
  readonly key: string;
  readonly name: string;
  readonly description?: string | undefined;
  /** The price with everything that follows it, already formatted. */
  readonly price?: string | undefined;
  /** Whether the price lacks an introduction because the reader has had it before. Default: false. */
  readonly hadIntroduction?: boolean | undefined;
  /** Whether it is paid once and never renewed. Default: false. */
  readonly isPaidOnce?: boolean | undefined;
}

/** Renders the items of an order, each with its price. */
export function OrderItems({ items }: { readonly items: readonly SummaryItem[] }) {
  const t = usePhrases(phrases);
  return (
    <Items>
      {items.map(({ key, name, description, price, hadIntroduction = false }) => (
        <li key={key}>
          <strong>{name}</strong>
          {description && <p>{description}</p>}
          {price && <p data-price="">{price}</p>}
          {hadIntroduction && <p>{t('sub.introductionHad')}</p>}
        </li>
      ))}
    </Items>
  );
}

/** The amounts of an order, in minor units of the currency. */
export interface OrderAmounts {
  /** The currency in ISO 4217. */
  readonly currency: string;
  readonly subtotal: number;
  /** The tax; `undefined` while the billing address is unknown. */
  readonly tax: number | undefined;
  readonly isTaxInclusive?: boolean;
  readonly total: number;
}

/** Renders subtotal, tax and the amount due today. An unknown tax is shown as two dashes. */
export function OrderTotals({ currency, subtotal, tax, isTaxInclusive = false, total }: OrderAmounts) {
  const t = usePhrases(phrases);
  const writeMoney = useMoney();
  const money = (amount: number) => writeMoney(amount, currency);
  return (
    <Lines>
      <OrderLine name={t('sub.subtotal')}>{money(subtotal)}</OrderLine>
      <OrderLine name={isTaxInclusive ? `${t('sub.tax')} (${t('sub.taxIncluded')})` : t('sub.tax')}>
        {tax === undefined ? (
          <>
            <span aria-hidden>--</span>
            <VisuallyHidden>{t('sub.taxUnknown')}</VisuallyHidden>
          </>
        ) : (
          money(tax)
        )}
      </OrderLine>
      <Due>
        <dt>{t('sub.due')}</dt>
        <dd>{money(total)}</dd>
      </Due>
    </Lines>
  );
}

/** Renders one line of a list of amounts. */
export function OrderLine({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
