/** Which rate of a price is charged in which of its cycles. */
import type { Rate } from '../answers/Offer.ts';
import type { BillingUnit } from '../contract/retailCalls.ts';

/** Days, as rates count: neither month nor year is that of a calendar. */
const DAYS: Readonly<Record<BillingUnit, number>> = { Day: 1, Week: 7, Month: 30, Year: 360 };

/** How often a rate is charged: each cycle that begins while it is good counts. One without an end counts once. */
function countCycles({ duration, durationCount = 1, billingFrequency, billingCount = 1 }: Rate): number {
  if (duration === 'UntilCancelled' || billingFrequency === undefined) return 1;
  const days = DAYS[duration] * durationCount;
  return Math.max(1, Math.ceil(days / (DAYS[billingFrequency] * Math.max(1, billingCount))));
}

/** The rate of each cycle, the first cycle first. A rate that is good until cancelled ends the list. */
export function unrollRates(rates: readonly Rate[]): readonly Rate[] {
  const endless = rates.findIndex(({ duration }) => duration === 'UntilCancelled');
  const charged = endless === -1 ? rates : rates.slice(0, endless + 1);
  return charged.flatMap((rate) => Array.from({ length: countCycles(rate) }, () => rate));
}

/**
 * The rate that is charged after the current cycle; the last one goes on.
 *
 * @param currentCycle counts from 1, `currentRetailCycleIDX` of a subscription; 0 gives the first rate
 */
export function getNextRate(rates: readonly Rate[], currentCycle: number): Rate | undefined {
  const cycles = unrollRates(rates);
  return cycles[currentCycle] ?? cycles.at(-1);
}
