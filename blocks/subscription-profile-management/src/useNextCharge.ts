'use client';
import { useMoney, usePhrases } from '@broadsheet/block-kit';
import { getNextRate } from '@broadsheet/sdk-sales/rules';
import { parseRates, useCardDate, usePriceTexts } from '@broadsheet/subscription';
import type { ManagedSubscription } from './loadSubscriptions.ts';
import { phrases } from './phrases.ts';

export interface NextCharge {
  /** Amount and day, e.g. "€12, December 22, 2026"; the day alone while the amount is not known. */
  readonly next: string;
  /** How often the next amount is charged; empty while it is not known. */
  readonly frequency: string;
  /** The whole price with what follows it; empty while it is not known. */
  readonly price: string;
}

/** Writes what is charged next, when, and how the price goes on. */
export function useNextCharge({ subscription, price }: ManagedSubscription): NextCharge {
  const t = usePhrases(phrases);
  const writeDate = useCardDate();
  const writeMoney = useMoney();
  const { priceText, rateText } = usePriceTexts();
  const { nextEventDateUTC, currentRetailCycleIDX } = subscription;
  const { rates, currencyCode: currency, taxInclusive } = price?.pricingStrategy ?? {};
  const date = writeDate(nextEventDateUTC ?? price?.paymentDate ?? undefined);
  const nextRate = getNextRate(rates ?? [], currentRetailCycleIDX ?? 1);
  const [rate] = currency && nextRate ? parseRates([nextRate], currency) : [];
  if (!currency || rate === undefined) return { next: date, frequency: '', price: '' };
  const amount = writeMoney(rate.amount, currency, { decimals: 'auto' });
  return {
    next: date === '' ? amount : t('sub.m.nextValue', { amount, date }),
    frequency: t(taxInclusive === true ? 'sub.m.freqTaxed' : 'sub.m.freq', { rate: rateText(rate) }),
    price: priceText({ currency, rates: parseRates(rates, currency) }),
  };
}
