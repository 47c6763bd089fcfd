/**
 * Where the periods of a subscription begin, on the calendar in UTC. A subscription that begins on 31 January renews on
 * 28 or 29 February and on 31 March: months are counted from the anchor, never from the last period, so the day of the
 * month is kept wherever a month has it. Days and weeks have one length, so they move the anchor itself.
 */
import type { BillingInterval } from './BillingInterval.ts';

/** A moment of the calendar, as the start of a count of months. */
export interface BillingAnchor {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whole months since then. */
  readonly months: number;
}

/** A half-open stretch of time in milliseconds since 1970: `startsAt` belongs to it, `endsAt` does not. */
export interface Period {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Milliseconds. */
export const DAY_MS = 24 * 60 * 60_000;

/** An anchor at the moment itself. */
export function anchorAt(at: number): BillingAnchor {
  return { at, months: 0 };
}

const daysOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The moment that an anchor stands for; a day that the month lacks becomes the last one of the month. */
export function momentOf({ at, months }: BillingAnchor): number {
  const from = new Date(at);
  const month = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const day = Math.min(from.getUTCDate(), daysOfMonth(month.getUTCFullYear(), month.getUTCMonth()));
  const timeOfDay = at - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  return month.getTime() + (day - 1) * DAY_MS + timeOfDay;
}

/** The anchor one interval on; its moment is always later. */
export function advance(anchor: BillingAnchor, { unit, count }: BillingInterval): BillingAnchor {
  switch (unit) {
    case 'Day':
      return anchorAt(momentOf(anchor) + count * DAY_MS);
    case 'Week':
      return anchorAt(momentOf(anchor) + count * 7 * DAY_MS);
    case 'Month':
      return { at: anchor.at, months: anchor.months + count };
    case 'Year':
      return { at: anchor.at, months: anchor.months + count * 12 };
  }
}

/** The period of one interval from an anchor on. */
export function periodFrom(anchor: BillingAnchor, interval: BillingInterval): Period {
  return { startsAt: momentOf(anchor), endsAt: momentOf(advance(anchor, interval)) };
}
