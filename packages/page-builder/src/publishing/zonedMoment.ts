/** Moments as people write them: a day and a time in the site's time zone. */
import { MINUTE_MS } from '@broadsheet/client-core';

export interface WrittenMoment {
  readonly day: string;
  readonly time: string;
}

/** Returns how far a zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const shown = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
  return shown - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
}

/**
 * Returns a time as people type it (`6`, `6:00`, `6.30`, `0630`, `18h30`, `6 pm`) as `hh:mm`; `undefined` for anything else.
 */
function readTime(typed: string): string | undefined {
  const [, first, second = '00', half] =
    /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(?:h|([ap])\.?m\.?)?$/i.exec(typed.trim()) ?? [];
  if (first === undefined || Number(second) > 59) return undefined;
  const isHalf = half !== undefined;
  const hour = isHalf ? (Number(first) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(first);
  if (hour > 23 || (isHalf && (Number(first) < 1 || Number(first) > 12))) return undefined;
  return `${String(hour).padStart(2, '0')}:${second}`;
}

/**
 * Returns the moment of a day (`2026-12-01`) and a time (`06:00`, or as `readTime` reads it) in a zone, in milliseconds since 1970. A time that the
 * clocks skip in spring becomes the one an hour later; a time that occurs twice in autumn is the first.
 *
 * @returns `undefined` for an invalid day or time
 */
export function toMoment({ day, time: typed }: WrittenMoment, timeZone: string): number | undefined {
  const time = readTime(typed);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || time === undefined) return undefined;
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // The 31st of February is read as the third of March.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(day)) return undefined;
  const before = asUtc - offsetAt(asUtc - 24 * 60 * MINUTE_MS, timeZone);
  const isThere = before + offsetAt(before, timeZone) === asUtc;
  const after = asUtc - offsetAt(asUtc + 24 * 60 * MINUTE_MS, timeZone);
  return isThere || after + offsetAt(after, timeZone) !== asUtc ? before : after;
}

/** Returns the values of a moment's fields in a zone. */
export function toFields(moment: number, timeZone: string): WrittenMoment {
  const shown = new Date(moment + offsetAt(moment, timeZone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
