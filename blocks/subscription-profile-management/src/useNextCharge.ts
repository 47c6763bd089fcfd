'use client';
import { useMoney, usePhrases } from '@broadsheet/block-kit';
import type { PriceInfo } from '@broadsheet/sdk-sales';
import { getNextRate, toMinorUnits } from '@broadsheet/sdk-sales/rules';
import { leaveCyclesOut, parseRates, useCardDate, usePriceTexts } from '@broadsheet/sales-ui';
import type { ManagedSubscription } from './loadSubscriptions.ts';
import { phrases } from './phrases.ts';

export interface NextCharge {
  /** The amount and day, e.g. "€12, December 22, 2026"; only the day while the amount is unknown. */
  readonly next: string;
  /** How often the next amount is charged; empty while it is unknown. */
  readonly frequency: string;
  /** The price with all later rates; empty while it is unknown. */
  readonly price: string;
  /** The price from the next charge on, with all later rates; empty while it is unknown. */
  readonly laterPrice: string;
  /** The plan that begins at the end of the period, with its price and later rates; empty without one. */
  readonly nextPlan: string;
}

/** Returns the texts about the next charge, its day, and the price. */
export function useNextCharge({ subscription, price: current, nextPrice }: ManagedSubscription): NextCharge {
  const t = usePhrases(phrases);
  const writeDate = useCardDate();
  const writeMoney = useMoney();
  const { priceText, rateText } = usePriceTexts();
  const { nextEventDateUTC, currentRetailCycleIDX, nextCharge } = subscription;
  // The next charge is one of the plan that begins then, if one waits.
  const { rates, currencyCode: currency, taxInclusive } = (nextPrice ?? current)?.pricingStrategy ?? {};
  const currentCycle = currentRetailCycleIDX ?? 1;
  const cycle = nextCharge?.currentRetailCycleIDX ?? (nextPrice === undefined ? currentCycle + 1 : 1);
  const writePrice = (info: PriceInfo | undefined, firstCycle: number) => {
    const { rates: all, currencyCode } = info?.pricingStrategy ?? {};
    if (!currencyCode) return '';
    // The part of an introduction that its reader has had is not charged again.
    const left = leaveCyclesOut(parseRates(all, currencyCode), firstCycle);
    return priceText({ currency: currencyCode, rates: left });
  };
  const date = writeDate(nextEventDateUTC ?? current?.paymentDate ?? undefined);
  const nextRate = getNextRate(rates ?? [], cycle - 1);
  const [rate] = currency && nextRate ? parseRates([nextRate], currency) : [];
  if (!currency || rate === undefined)
    return { next: date, frequency: '', price: '', laterPrice: '', nextPlan: '' };
  // The service knows the quantity and the taxes.
  const { total } = nextCharge ?? {};
  const charged = total === undefined ? rate.amount : toMinorUnits(total, currency);
  const amount = writeMoney(charged, currency, { decimals: 'auto' });
  const isTaxed = taxInclusive === true;
  return {
    next: date === '' ? amount : t('sub.m.nextValue', { amount, date }),
    frequency: t(isTaxed ? 'sub.m.freqTaxed' : 'sub.m.freq', {
      rate: rateText(isTaxed ? { ...rate, amount: charged } : rate),
    }),
    price: writePrice(current, currentCycle),
    laterPrice: writePrice(nextPrice ?? current, cycle),
    nextPlan:
      nextPrice === undefined
        ? ''
        : t('sub.m.planNext', {
            date,
            plan: nextPrice.pricingStrategy.name ?? '',
            price: writePrice(nextPrice, cycle),
          }),
  };
}
