/**
 * What is charged when, from the rates of a price code: an introductory rate first, then the full one. A cycle is one
 * charge and the time that it pays for; cycles are counted from 1, as `currentRetailCycleIDX` is.
 */
import { advance, periodFrom } from './billingAnchor.ts';
import type { BillingAnchor, Period } from './billingAnchor.ts';
import { nominalDays } from './BillingInterval.ts';
import type { BillingInterval, CalendarUnit } from './BillingInterval.ts';

/** One rate of a price code. */
export interface BillingRate {
  /** Of one charge, in minor units of the currency. */
  readonly amount: number;
  readonly duration: CalendarUnit | 'UntilCancelled';
  readonly durationCount: number;
  readonly billingFrequency: CalendarUnit;
  readonly billingCount: number;
}

/** One charge of a subscription. */
export interface RatedCycle {
  /** From 1 on. */
  readonly index: number;
  /** In minor units of the currency. */
  readonly amount: number;
  readonly interval: BillingInterval;
}

/** A cycle at its time. */
export interface DatedCycle extends RatedCycle, Period {}

const intervalOf = ({ billingFrequency, billingCount }: BillingRate): BillingInterval => ({
  unit: billingFrequency,
  count: billingCount,
});

/**
 * How many charges a rate makes; infinite for `UntilCancelled`. Where the duration is no whole number of charges, the
 * last one is made too: a price that was promised for a month is never cut short by a week.
 */
export function countCycles(rate: BillingRate): number {
  if (rate.duration === 'UntilCancelled') return Number.POSITIVE_INFINITY;
  const days = nominalDays({ unit: rate.duration, count: rate.durationCount });
  return Math.max(1, Math.ceil(days / nominalDays(intervalOf(rate))));
}

/** The charge with the number `index`, or undefined when the rates are used up: such a subscription ends by itself. */
export function cycleAt(rates: readonly BillingRate[], index: number): RatedCycle | undefined {
  let before = 0;
  for (const rate of rates) {
    before += countCycles(rate);
    if (index <= before) return { index, amount: rate.amount, interval: intervalOf(rate) };
  }
  return undefined;
}

/** The next charges from a cycle on, as a preview shows them; fewer than `count` when the rates are used up. */
export function listCycles(
  rates: readonly BillingRate[],
  {
    anchor,
    index,
    count,
  }: { readonly anchor: BillingAnchor; readonly index: number; readonly count: number },
): readonly DatedCycle[] {
  const cycles: DatedCycle[] = [];
  let from = anchor;
  for (let next = index; next < index + count; next += 1) {
    const cycle = cycleAt(rates, next);
    if (cycle === undefined) break;
    cycles.push({ ...cycle, ...periodFrom(from, cycle.interval) });
    from = advance(from, cycle.interval);
  }
  return cycles;
}
