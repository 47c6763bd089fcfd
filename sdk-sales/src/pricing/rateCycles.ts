/** Computes which rate of a price is charged in which of its cycles. */
import type { Rate } from '../answers/Product.ts';
import type { BillingUnit } from '../contract/retailCalls.ts';

/** The days of each unit, as rates count them: months and years are not those of the calendar. */
const DAYS: Readonly<Record<BillingUnit, number>> = { Day: 1, Week: 7, Month: 30, Year: 360 };

/**
 * Returns how often a rate is charged: once for each cycle that starts during its duration; once for a rate without an end.
 */
function countCycles({ duration, durationCount = 1, billingFrequency, billingCount = 1 }: Rate): number {
  if (duration === 'UntilCancelled' || billingFrequency === undefined) return 1;
  const days = DAYS[duration] * durationCount;
  return Math.max(1, Math.ceil(days / (DAYS[billingFrequency] * Math.max(1, billingCount))));
}

/** Returns the rate of each cycle, in order. A rate that lasts until cancelled is the last one of the list. */
export function unrollRates(rates: readonly Rate[]): readonly Rate[] {
  const endless = rates.findIndex(({ duration }) => duration === 'UntilCancelled');
  const charged = endless === -1 ? rates : rates.slice(0, endless + 1);
  return charged.flatMap((rate) => Array.from({ length: countCycles(rate) }, () => rate));
}

/**
 * Returns the rate that is charged after the current cycle; the last rate applies to all later cycles.
 *
 * @param currentCycle the number of the cycle from 1, `currentRetailCycleIDX` of a subscription; 0 returns the first rate
 */
export function getNextRate(rates: readonly Rate[], currentCycle: number): Rate | undefined {
  const cycles = unrollRates(rates);
  return cycles[currentCycle] ?? cycles.at(-1);
}
