'use client';
import { useCallback } from 'react';
import { toLocale } from '../format/toLocale.ts';
import { formatMoney } from '../format/formatMoney.ts';
import type { MoneyStyle } from '../format/formatMoney.ts';
import { useHost } from '../host/HostContext.tsx';

/** Writes an amount in minor units of a currency (cents; whole units where it has none). */
export type WriteMoney = (amount: number, currency: string, style?: MoneyStyle) => string;

/**
 * Returns a function that formats money in the site's language. It is not part of `useFormat` because few pages hold a
 * price.
 */
export function useMoney(): WriteMoney {
  const { site, locale } = useHost();
  const written = toLocale(site.locale ?? site.dateLocalization?.language ?? locale);
  return useCallback(
    (amount, currency, style = {}) => formatMoney(amount, { ...style, currency, locale: written }),
    [written],
  );
}
