'use client';
import { useMoney, usePhrases } from '@broadsheet/block-kit';
import type { PriceInfo } from '@broadsheet/sdk-sales';
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
  /** The plan that waits for the end of the period, with its price and what follows it; empty without one. */
  readonly nextPlan: string;
}

/** Writes what is charged next, when, and how the price goes on. */
export function useNextCharge({ subscription, price: current, nextPrice }: ManagedSubscription): NextCharge {
  const t = usePhrases(phrases);
  const writeDate = useCardDate();
  const writeMoney = useMoney();
  const { priceText, rateText } = usePriceTexts();
  const { nextEventDateUTC, currentRetailCycleIDX } = subscription;
  // What is charged next is the first cycle of the plan that begins then, if one waits.
  const { rates, currencyCode: currency, taxInclusive } = (nextPrice ?? current)?.pricingStrategy ?? {};
  const cycle = nextPrice === undefined ? (currentRetailCycleIDX ?? 1) : 0;
  const writePrice = (info: PriceInfo | undefined) => {
    const { rates: all, currencyCode } = info?.pricingStrategy ?? {};
    return currencyCode ? priceText({ currency: currencyCode, rates: parseRates(all, currencyCode) }) : '';
  };
  const date = writeDate(nextEventDateUTC ?? current?.paymentDate ?? undefined);
  const nextRate = getNextRate(rates ?? [], cycle);
  const [rate] = currency && nextRate ? parseRates([nextRate], currency) : [];
  if (!currency || rate === undefined) return { next: date, frequency: '', price: '', nextPlan: '' };
  const amount = writeMoney(rate.amount, currency, { decimals: 'auto' });
  return {
    next: date === '' ? amount : t('sub.m.nextValue', { amount, date }),
    frequency: t(taxInclusive === true ? 'sub.m.freqTaxed' : 'sub.m.freq', { rate: rateText(rate) }),
    price: writePrice(current),
    nextPlan:
      nextPrice === undefined
        ? ''
        : t('sub.m.planNext', {
            date,
            plan: nextPrice.pricingStrategy.name ?? '',
            price: writePrice(nextPrice),
          }),
  };
}
