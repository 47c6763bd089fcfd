'use client';
import { useMoney, usePhrases } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';
import type { Rate } from './Rate.ts';
import { toPriceText } from './toPriceText.ts';
import { toRateText } from './toRateText.ts';

export interface PricedRates {
  /** The currency in ISO 4217. */
  readonly currency: string;
  readonly rates: readonly Rate[];
}

/** Returns functions that format prices and rates in the site's language. */
export function usePriceTexts() {
  const t = usePhrases(phrases);
  const writeMoney = useMoney();
  return {
    priceText: ({ currency, rates }: PricedRates) =>
      toPriceText(rates, { t, money: (amount) => writeMoney(amount, currency, { decimals: 'auto' }) }),
    rateText: (rate: Rate) => toRateText(rate, t),
  };
}
