'use client';
import { useCallback } from 'react';
import { localeOf } from '../format/localeOf.ts';
import { formatMoney } from '../format/formatMoney.ts';
import type { MoneyStyle } from '../format/formatMoney.ts';
import { useHost } from '../host/HostContext.tsx';

/** Writes an amount in minor units of a currency (cents; whole units where it has none). */
export type WriteMoney = (amount: number, currency: string, style?: MoneyStyle) => string;

/** Writes money in the manner of the site's language; apart from `useFormat`, for few pages hold a price. */
export function useMoney(): WriteMoney {
  const { site, locale } = useHost();
  const written = localeOf(site.locale ?? site.dateLocalization?.language ?? locale);
  return useCallback(
    (amount, currency, style = {}) => formatMoney(amount, { ...style, currency, locale: written }),
    [written],
  );
}
