import type { Translate } from '@broadsheet/block-kit';
import type { phrases } from './phrases.ts';
import { isChargedOnce } from './Rate.ts';
import type { Rate } from './Rate.ts';

export type TranslatePrice = Translate<keyof typeof phrases>;

/** Describes how often a rate is charged and for how long, e.g. "every 3 months until cancelled". */
export function toRateText(rate: Rate, t: TranslatePrice): string {
  const { duration, durationCount, billingFrequency, billingCount } = rate;
  const every = t(`sub.every.${billingFrequency}`, { n: Math.max(billingCount, 1) });
  if (duration === 'UntilCancelled') return t('sub.rate.until', { every });
  const length = t(`sub.length.${duration}`, { n: durationCount });
  return isChargedOnce(rate) ? t('sub.rate.once', { length }) : t('sub.rate.span', { every, length });
}
