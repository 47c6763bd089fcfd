import { unrollRates } from '@broadsheet/sdk-sales/rules';
import type { Rate } from './Rate.ts';

function shorten(rate: Rate, cycles: number): Rate {
  const { billingFrequency, billingCount } = rate;
  return { ...rate, duration: billingFrequency, durationCount: billingCount * cycles };
}

/** The rates of a price for who begins with a later cycle of it, counted from 1, and has had those before. */
export function leaveCyclesOut(rates: readonly Rate[], firstCycle: number): readonly Rate[] {
  let had = firstCycle - 1;
  return rates.flatMap((rate) => {
    const cycles = unrollRates([rate]).length;
    const left = Math.max(0, cycles - had);
    if (rate.duration === 'UntilCancelled' || left === cycles) return [rate];
    had = Math.max(0, had - cycles);
    return left === 0 ? [] : [shorten(rate, left)];
  });
}
