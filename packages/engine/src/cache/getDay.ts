/** Days in a time zone, for pages that show how a date relates to today. */
import { HOUR_MS, MINUTE_MS } from '@broadsheet/client-core';

export interface Day {
  /** Such as `2026-11-30`. */
  readonly name: string;
  /** When it ends, in milliseconds since 1970. */
  readonly end: number;
}

interface KnownDay extends Day {
  /** A moment of the day, from which on it is known. */
  readonly since: number;
}

/** Minutes of the longest day: one on which clocks are put back by an hour, and one more. */
const MOST_MINUTES = (26 * HOUR_MS) / MINUTE_MS;

const formatters = new Map<string, Intl.DateTimeFormat | undefined>();
const known = new Map<string, KnownDay>();

function createFormatter(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  } catch {
    // The site names a zone that this Node.js does not know.
    return undefined;
  }
}

/** Finds a formatter by the zone. Zones come from the site and its blocks, so there are few. */
function findFormatter(zone: string): Intl.DateTimeFormat | undefined {
  if (!formatters.has(zone)) formatters.set(zone, createFormatter(zone));
  return formatters.get(zone);
}

/** Returns whether a text names a time zone that this system knows. */
export const isTimeZone = (zone: string): boolean => findFormatter(zone) !== undefined;

/** Finds the first minute that has another name than the one before, by halves. */
function findEnd(nameOf: (moment: number) => string, now: number): number {
  let before = Math.floor(now / MINUTE_MS);
  let after = before + MOST_MINUTES;
  const name = nameOf(now);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (nameOf(middle * MINUTE_MS) === name) before = middle;
    else after = middle;
  }
  return after * MINUTE_MS;
}

/** Returns the day in a zone. @param now milliseconds since 1970 @throws RangeError when the zone is unknown, see `isTimeZone` */
export function getDay(zone: string, now: number): Day {
  const found = known.get(zone);
  if (found !== undefined && now >= found.since && now < found.end) return found;
  const formatter = findFormatter(zone);
  if (formatter === undefined) throw new RangeError(`"${zone}" is no time zone that is known here.`);
  const nameOf = (moment: number) => formatter.format(moment);
  const day = { name: nameOf(now), since: now, end: findEnd(nameOf, now) };
  known.set(zone, day);
  return day;
}
