/** Moments as people write them: a day and a time on the clocks of the site's zone. */

export interface WrittenMoment {
  readonly day: string;
  readonly time: string;
}

const MINUTE_MS = 60_000;

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
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
 * The moment of a day (`2026-12-01`) and a time (`06:00`) in a zone, in milliseconds since 1970. A time that the clocks leave
 * out in spring is the one an hour later; of one that they show twice in autumn it is the first.
 *
 * @returns undefined for what is no day or no time
 */
export function toMoment({ day, time }: WrittenMoment, timeZone: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const before = asUtc - offsetAt(asUtc - 24 * 60 * MINUTE_MS, timeZone);
  const isThere = before + offsetAt(before, timeZone) === asUtc;
  const after = asUtc - offsetAt(asUtc + 24 * 60 * MINUTE_MS, timeZone);
  return isThere || after + offsetAt(after, timeZone) !== asUtc ? before : after;
}

/** What the fields of a moment show in a zone. */
export function toFields(moment: number, timeZone: string): WrittenMoment {
  const shown = new Date(moment + offsetAt(moment, timeZone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
