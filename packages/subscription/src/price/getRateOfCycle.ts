import type { Rate, Unit } from './Rate.ts';

/** As the sales service counts: a month has 30 days and a year 360, so that twelve months are a year. */
const DAYS: Readonly<Record<Unit, number>> = { Day: 1, Week: 7, Month: 30, Year: 360 };

/** How often a rate is charged; one without an end counts once, as nothing comes after it. */
function countCycles({ duration, durationCount, billingFrequency, billingCount }: Rate): number {
  if (duration === 'UntilCancelled') return 1;
  const length = DAYS[duration] * durationCount;
  return Math.max(1, Math.floor(length / (DAYS[billingFrequency] * Math.max(billingCount, 1))));
}

/**
 * Finds the rate that is charged in a cycle.
 *
 * @param cycle number of the cycle, from 1; past the last one the last rate holds
 * @returns `undefined` without rates
 */
export function getRateOfCycle(rates: readonly Rate[], cycle: number): Rate | undefined {
  const endless = rates.findIndex(({ duration }) => duration === 'UntilCancelled');
  const known = endless === -1 ? rates : rates.slice(0, endless + 1);
  let passed = 0;
  for (const rate of known) {
    passed += countCycles(rate);
    if (cycle <= passed) return rate;
  }
  return known.at(-1);
}
