/**
 * What is charged in which cycle. A price is a list of rates that follow each other; each lasts for a number of billing
 * cycles, the last one until the subscription is cancelled. Cycles are counted from 1 and go by the calendar in UTC,
 * always from the day of the start: what starts on 31 January is charged on 28 February and on 31 March.
 */
import type { BillingUnit, Rate } from './Price.ts';

const DAY_MS = 86_400_000;
const DAYS_OF_A_WEEK = 7;
const MONTHS_OF_A_YEAR = 12;
/** Of the units against each other, as clients count: a month is 30 days and a year twelve of them. */
const DAYS: Readonly<Record<BillingUnit, number>> = { Day: 1, Week: 7, Month: 30, Year: 360 };

/** A time span by the calendar. */
export interface CalendarSpan {
  readonly months: number;
  readonly days: number;
}

/** So many of a unit. */
export function toSpan(unit: BillingUnit, count: number): CalendarSpan {
  switch (unit) {
    case 'Day':
      return { months: 0, days: count };
    case 'Week':
      return { months: 0, days: count * DAYS_OF_A_WEEK };
    case 'Month':
      return { months: count, days: 0 };
    case 'Year':
      return { months: count * MONTHS_OF_A_YEAR, days: 0 };
  }
}

/** A moment later by the calendar in UTC; a day that the month does not have becomes its last one. In milliseconds. */
export function addSpan(start: number, { months, days }: CalendarSpan): number {
  const from = new Date(start);
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const dayStart = Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay));
  return dayStart + (start - Date.UTC(year, from.getUTCMonth(), from.getUTCDate())) + days * DAY_MS;
}

/** How many cycles a rate lasts: Infinity until cancelled. A rate that is shorter than its cycle lasts one. */
export function countCycles(rate: Rate): number {
  if (rate.duration === 'UntilCancelled') return Number.POSITIVE_INFINITY;
  const lasts = DAYS[rate.duration] * rate.durationCount;
  const cycle = DAYS[rate.billingFrequency] * rate.billingCount;
  return Math.max(1, Math.ceil(lasts / cycle));
}

/** Whether a rate lasts for a whole number of its cycles. */
export function isWholeCycles(rate: Rate): boolean {
  if (rate.duration === 'UntilCancelled') return true;
  const lasts = DAYS[rate.duration] * rate.durationCount;
  return lasts % (DAYS[rate.billingFrequency] * rate.billingCount) === 0;
}

/** One billing cycle. Moments are milliseconds since 1970. */
export interface BillingCycle {
  /** From 1. */
  readonly index: number;
  readonly rate: Rate;
  /** In minor units, for one piece. */
  readonly amount: number;
  /** When it begins, which is when it is charged. */
  readonly startsOn: number;
  /** When the next one begins, or would. */
  readonly endsOn: number;
}

const add = (span: CalendarSpan, { months, days }: CalendarSpan): CalendarSpan => ({
  months: span.months + months,
  days: span.days + days,
});

const times = ({ months, days }: CalendarSpan, count: number): CalendarSpan => ({
  months: months * count,
  days: days * count,
});

/**
 * The cycle with an index, for rates that begin at a moment.
 *
 * @param index from 1
 * @returns undefined when the rates end before it
 */
export function getBillingCycle(
  rates: readonly Rate[],
  { index, start }: { readonly index: number; readonly start: number },
): BillingCycle | undefined {
  let before = 0;
  let offset: CalendarSpan = { months: 0, days: 0 };
  for (const rate of rates) {
    const cycles = countCycles(rate);
    const length = toSpan(rate.billingFrequency, rate.billingCount);
    if (index <= before + cycles) {
      const begin = add(offset, times(length, index - before - 1));
      const startsOn = addSpan(start, begin);
      return { index, rate, amount: rate.amount, startsOn, endsOn: addSpan(start, add(begin, length)) };
    }
    before += cycles;
    offset = add(offset, times(length, cycles));
  }
  return undefined;
}
