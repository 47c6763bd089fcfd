import { isChargedOnce } from './Rate.ts';
import type { TranslatePrice } from './toRateText.ts';
import type { Rate } from './Rate.ts';

export interface PriceTexts {
  readonly t: TranslatePrice;
  /** Formats an amount in minor units of the price's currency. */
  readonly money: (amount: number) => string;
}

function stepText(rate: Rate, { t, money }: PriceTexts): string {
  const { amount, duration, durationCount, billingFrequency, billingCount } = rate;
  const price = amount === 0 ? t('sub.price.free') : money(amount);
  // A free rate has no billing interval.
  const charged =
    amount === 0 || isChargedOnce(rate)
      ? price
      : t(`sub.price.${billingFrequency}`, { price, n: Math.max(billingCount, 1) });
  if (duration === 'UntilCancelled') return charged;
  return t('sub.price.for', { price: charged, length: t(`sub.length.${duration}`, { n: durationCount }) });
}

/**
 * Formats a price with everything that follows it, e.g. "€1 for 3 months, then €12 a month". A step with the same text as
 * the one before is omitted.
 *
 * @param rates in the order in which they are charged
 */
export function toPriceText(rates: readonly Rate[], texts: PriceTexts): string {
  return rates
    .map((rate) => stepText(rate, texts))
    .filter((step, at, all) => step !== all[at - 1])
    .reduce((first, next) => (first === '' ? next : texts.t('sub.price.then', { first, next })), '');
}
