/**
 * Calculates the charge of each billing cycle. A price is a list of rates that follow each other; each lasts for a number
 * of billing cycles, the last one mostly until the subscription is cancelled. Cycles are counted from 1. They follow the
 * calendar in UTC from the first day on: a subscription of 31 January is charged on 28 February and on 31 March.
 */
import { DAY_MS } from '@broadsheet/client-core';
import type { BillingUnit, Rate } from './Price.ts';

const DAYS_OF_A_WEEK = 7;
const MONTHS_OF_A_YEAR = 12;
/** Days of each unit when durations are compared, as clients count them: a month has 30 days, a year twelve months. */
const DAYS: Readonly<Record<BillingUnit, number>> = { Day: 1, Week: 7, Month: 30, Year: 360 };

/** A time span by the calendar. */
export interface CalendarSpan {
  readonly months: number;
  readonly days: number;
}

/** Converts a number of units to a calendar span. */
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

/** Adds a calendar span in UTC to a moment in milliseconds; a day that the month does not have becomes its last day. */
export function addSpan(start: number, { months, days }: CalendarSpan): number {
  const from = new Date(start);
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const dayStart = Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay));
  return dayStart + (start - Date.UTC(year, from.getUTCMonth(), from.getUTCDate())) + days * DAY_MS;
}

/** Returns the number of cycles of a rate: Infinity until cancelled; 1 for a rate that is shorter than its cycle. */
export function countCycles(rate: Rate): number {
  if (rate.duration === 'UntilCancelled') return Number.POSITIVE_INFINITY;
  const lasts = DAYS[rate.duration] * rate.durationCount;
  const cycle = DAYS[rate.billingFrequency] * rate.billingCount;
  return Math.max(1, Math.ceil(lasts / cycle));
}

/** Returns whether a rate lasts for a whole number of its cycles. */
export function isWholeCycles(rate: Rate): boolean {
  if (rate.duration === 'UntilCancelled') return true;
  const lasts = DAYS[rate.duration] * rate.durationCount;
  return lasts % (DAYS[rate.billingFrequency] * rate.billingCount) === 0;
}

/** Returns the first cycle of the last rate, counted from 1; the cycles before it are the introduction. */
export const getLastingCycle = (rates: readonly Rate[]): number =>
  rates.slice(0, -1).reduce((before, rate) => before + countCycles(rate), 1);

/** One billing cycle. Moments are milliseconds since 1970. */
export interface BillingCycle {
  /** The number of the cycle, from 1. */
  readonly index: number;
  readonly rate: Rate;
  /** The price of one piece, in minor units. */
  readonly amount: number;
  /** When the cycle begins, which is when it is charged. */
  readonly startsOn: number;
  /** When the next cycle begins, or would begin. */
  readonly endsOn: number;
}

const add = (span: CalendarSpan, { months, days }: CalendarSpan): CalendarSpan => ({
  months: span.months + months,
  days: span.days + days,
});

const subtract = (span: CalendarSpan, { months, days }: CalendarSpan): CalendarSpan => ({
  months: span.months - months,
  days: span.days - days,
});

const times = ({ months, days }: CalendarSpan, count: number): CalendarSpan => ({
  months: months * count,
  days: days * count,
});

interface PlacedCycle {
  readonly rate: Rate;
  /** The span from the start of the price's first cycle to the start of this one. */
  readonly offset: CalendarSpan;
}

function placeCycle(rates: readonly Rate[], index: number): PlacedCycle | undefined {
  let before = 0;
  let offset: CalendarSpan = { months: 0, days: 0 };
  for (const rate of rates) {
    const cycles = countCycles(rate);
    const length = toSpan(rate.billingFrequency, rate.billingCount);
    if (index <= before + cycles) return { rate, offset: add(offset, times(length, index - before - 1)) };
    before += cycles;
    offset = add(offset, times(length, cycles));
  }
  return undefined;
}

/** The requested cycle of a price, and the date from which cycles are counted. */
export interface CyclePlace {
  /** The number of the cycle, from 1. */
  readonly index: number;
  /** When the cycle with the number `first` begins, in milliseconds since 1970. */
  readonly start: number;
  /**
   * The cycle with which the subscription began; higher than 1 when earlier cycles were skipped. At most `index`. Default:
   * 1.
   */
  readonly first?: number;
}

/** Returns the cycle with an index; `undefined` when the rates end before it. */
export function getBillingCycle(
  rates: readonly Rate[],
  { index, start, first = 1 }: CyclePlace,
): BillingCycle | undefined {
  const [placed, from] = [placeCycle(rates, index), placeCycle(rates, first)];
  if (placed === undefined || from === undefined) return undefined;
  const { rate } = placed;
  const begin = subtract(placed.offset, from.offset);
  const length = toSpan(rate.billingFrequency, rate.billingCount);
  const startsOn = addSpan(start, begin);
  return { index, rate, amount: rate.amount, startsOn, endsOn: addSpan(start, add(begin, length)) };
}
