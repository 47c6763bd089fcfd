/**
 * Reads dates as exports and feeds write them: ISO 8601, RFC 822 with the zone names and month names of many countries, and
 * what people and programs write in between. The zone of the machine never plays a part.
 */
import { MINUTE_MS } from '@broadsheet/client-core';
import { findMonth } from './monthNames.ts';
import { findOffset, getOffset, isZoneName } from './zoneOffsets.ts';

/** The years that a date may have in a document. */
const LAST_YEAR = 9999;
/** Characters of a date that are looked at. */
const LONGEST = 100;
/** What North America calls its zones in summer and winter alike. */
const SPOKEN_ZONES: Readonly<Record<string, string>> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
};

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
}

type Clock = Pick<Parts, 'hour' | 'minute' | 'second' | 'millisecond'>;

interface Words {
  clock?: Clock;
  zone?: string;
  month?: number;
  year?: number;
  day?: number;
}

const MIDNIGHT: Clock = { hour: 0, minute: 0, second: 0, millisecond: 0 };
const TIME = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?$/;

/** Writes digits of other scripts as those of ASCII, and the dates of East Asia with hyphens and colons. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/, '$1-$2-$3 ')
    .replace(/(\d{1,2})\s*[時时시]\s*(\d{2})\s*[分분](?:\s*(\d{2})\s*[秒초])?/, '$1:$2:$3')
    .replace(/:(?=\s|$)/, '')
    .trim();
}

function toFraction(digits: string | undefined): number {
  return Number((digits ?? '0').padEnd(3, '0').slice(0, 3));
}

function readClock(text: string): Clock | undefined {
  const found = TIME.exec(text);
  if (found === null) return undefined;
  const [, hour, minute, second, fraction] = found;
  return {
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second ?? 0),
    millisecond: toFraction(fraction),
  };
}

/** Returns the moment of a date and time in a zone or at an offset; undefined when no calendar has it. */
function toMoment(parts: Parts, offset: number | undefined, zone: string): number | undefined {
  const { year, month, day, hour, minute, second, millisecond } = parts;
  // A leap second is the end of its minute, as computers have none.
  const clockMoment = new Date(0);
  clockMoment.setUTCFullYear(year, month - 1, day);
  const isReal =
    clockMoment.getUTCFullYear() === year &&
    clockMoment.getUTCMonth() === month - 1 &&
    clockMoment.getUTCDate() === day;
  const isTime = (hour < 24 || (hour === 24 && minute === 0 && second === 0)) && minute < 60 && second <= 60;
  if (!isReal || !isTime) return undefined;
  clockMoment.setUTCHours(hour, minute, Math.min(second, 59), millisecond);
  const local = clockMoment.getTime();
  if (offset !== undefined) return local - offset * MINUTE_MS;
  const near = local - getOffset(zone, local) * MINUTE_MS;
  return local - getOffset(zone, near) * MINUTE_MS;
}

/** Reads `2018-01-31`, `2018/1/31 19:12`, `20180131T191211Z` and their like. */
function readNumeric(text: string): (Words & { readonly rest: string }) | undefined {
  const found =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)(.*)$/s.exec(text) ??
    /^(\d{4})()(\d{2})(\d{2})(?=T|\s|$)(.*)$/s.exec(text);
  if (found !== null) {
    const [, year, , month, day, rest = ''] = found;
    const time = rest.replace(/^T/i, ' ').replace(/^ (\d{2})(\d{2})(\d{2})?(?![\d:])/, ' $1:$2:$3');
    return {
      year: Number(year),
      month: Number(month),
      day: Number(day),
      rest: time.replace(/:(?=\D|$)/, ' '),
    };
  }
  const byDots = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)(.*)$/s.exec(text);
  if (byDots === null) return undefined;
  const [, day, month, year, rest = ''] = byDots;
  return { year: Number(year), month: Number(month), day: Number(day), rest };
}

function toFullYear(text: string): number {
  const year = Number(text);
  if (text.length !== 2) return year;
  return year + (year < 50 ? 2_000 : 1_900);
}

function addNumber(words: Words, text: string): boolean {
  if (/^\d{1,2}$/.test(text) && words.day === undefined) words.day = Number(text);
  else if (/^(?:\d{2}|\d{4,5})$/.test(text) && words.year === undefined) words.year = toFullYear(text);
  else if (/^([01]\d|2[0-3])[0-5]\d$/.test(text) && words.clock === undefined)
    words.clock = { ...MIDNIGHT, hour: Number(text.slice(0, 2)), minute: Number(text.slice(2)) };
  else return false;
  return true;
}

function addHalf({ clock }: Words, half: string): Clock | undefined {
  if (clock === undefined || clock.hour > 12) return clock;
  return { ...clock, hour: (clock.hour % 12) + (/^p|午後|下午|오후/.test(half) ? 12 : 0) };
}

/** Reads the words of a date one by one. Returns false for a word after the time that is no zone. */
function addWord(words: Words, word: string, siteZone: string): boolean {
  const ordinal = /^(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)$/i.exec(word)?.[1];
  const clock = readClock(word);
  if (clock !== undefined && words.clock === undefined) words.clock = clock;
  else if (/^\d+$/.test(ordinal ?? word)) return addNumber(words, ordinal ?? word);
  else if (/^(?:[ap]\.?m\.?|午後|下午|오후|午前|上午|오전)$/i.test(word)) {
    const half = addHalf(words, word.toLowerCase());
    if (half === undefined) return true;
    words.clock = half;
  } else if (findOffset(word, siteZone) !== undefined || isZoneName(word)) {
    if (words.clock !== undefined) words.zone ??= word;
  } else if (Object.hasOwn(SPOKEN_ZONES, word) && words.clock !== undefined)
    words.zone ??= SPOKEN_ZONES[word];
  // Half an offset, or half a time.
  else if (/^[+-]|\d:|:\d/.test(word)) return false;
  else {
    // A weekday may read like a month (Spanish "mar"); the month stands behind it.
    const month = findMonth(word);
    if (month !== undefined) words.month = month;
    // An unknown zone would make the time wrong by hours.
    else if (words.clock !== undefined && words.year !== undefined && /^[A-Z]{2,5}$/.test(word)) return false;
  }
  return true;
}

/** Splits a date at spaces and commas, and an offset or a zone from the time before it. */
function toWords(text: string): readonly string[] {
  return text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/(\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)(?=[A-Za-z+\u2212-])/g, '$1 ')
    .replace(/(午前|午後|上午|下午|오전|오후)\s*(\d{1,2}:\d{2}(?::\d{2})?)/, '$2 $1')
    .replace(/(?<=[\d\p{L}])-(?=\p{L})|(?<=\p{L})-(?=\d{2,4}\b)/gu, (hyphen, at: number, all: string) =>
      /[\d:]{4,}\s*(?:GMT|UTC|UT)?$/i.test(all.slice(0, at)) ? hyphen : ' ',
    )
    .split(/[\s,;|]+/)
    .filter((word) => word !== '');
}

function readText(text: string, zone: string): number | undefined {
  const numeric = readNumeric(text.replace(/^\p{L}{2,12}\.?,?\s+(?=\d)/u, ''));
  const words: Words = numeric === undefined ? {} : { ...numeric };
  for (const word of toWords(numeric?.rest ?? text)) if (!addWord(words, word, zone)) return undefined;
  const { year, month, day } = words;
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const given = words.zone;
  const offset = given === undefined ? undefined : findOffset(given, zone);
  const named = given !== undefined && offset === undefined ? given : zone;
  return toMoment({ year, month, day, ...(words.clock ?? MIDNIGHT) }, offset, named);
}

/** Returns whether a number is in seconds: as milliseconds it would be a date from 1970 to 1973, before any export. */
const isSeconds = (value: number): boolean => value >= 1e8 && value < 1e11;

function toNumber(value: number | string): number | undefined {
  if (typeof value === 'number') return isSeconds(value) ? value * 1_000 : value;
  if (/^-?\d{12,14}$/.test(value)) return Number(value);
  return /^\d{9,10}$/.test(value) ? Number(value) * 1_000 : undefined;
}

/**
 * Reads a date of an export, a text, or milliseconds or seconds since 1970, and returns it as ISO 8601; `undefined` for one that cannot be
 * read, and for one that no calendar has (30 February) or no document can hold, such as that of the year 99999.
 *
 * @param zone the zone of the site, which a date without a zone is in
 */
export function readDate(value: unknown, zone = 'UTC'): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const given = typeof value === 'string' ? plain(value.slice(0, LONGEST)) : value;
  const moment = toNumber(given) ?? readText(String(given), zone);
  if (moment === undefined) return undefined;
  const date = new Date(moment);
  const year = date.getUTCFullYear();
  return year >= 1 && year <= LAST_YEAR ? date.toISOString() : undefined;
}

/** Returns what is told of a published story whose date cannot be read. @param given the date as it stands in the source */
export function explainNoDate(given?: unknown): string {
  const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
  const quoted = text === '' ? '' : ` (it says “${text.slice(0, LONGEST)}”)`;
  return `it has no date that can be read${quoted}, so that it comes after all others`;
}
