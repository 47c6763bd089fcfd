/**
 * Dates by pattern: text with % tokens, in the language and zone of the site.
 * Formatters are kept, for building one costs fifty times a use.
 */
import { localeOf } from './localeOf.ts';

export interface DateSettings {
  /** Language code of the site, e.g. `sv` or `pt-BR`. Default `en`. */
  readonly language?: string;
  /** IANA zone. Default `America/New_York`. */
  readonly timeZone?: string;
}

export const DEFAULT_DATE_FORMAT = '%B %d, %Y';
export const DEFAULT_DATE_TIME_FORMAT = '%B %d, %Y at %l:%M%p %Z';

type Part = Intl.DateTimeFormatPartTypes;
interface Token {
  readonly options: Intl.DateTimeFormatOptions;
  readonly part: Part;
  readonly digits?: 'padded' | 'bare';
  readonly lower?: true;
  /** Used where the locale writes the month as a bare number beside the day. */
  readonly alone?: Intl.DateTimeFormatOptions;
}

const TOKENS: Readonly<Record<string, Token>> = {
  a: { options: { weekday: 'short' }, part: 'weekday' },
  A: { options: { weekday: 'long' }, part: 'weekday' },
  b: { options: { month: 'short', day: 'numeric' }, part: 'month', alone: { month: 'short' } },
  h: { options: { month: 'short', day: 'numeric' }, part: 'month', alone: { month: 'short' } },
  B: { options: { month: 'long', day: 'numeric' }, part: 'month', alone: { month: 'long' } },
  m: { options: { month: '2-digit' }, part: 'month', digits: 'padded' },
  d: { options: { day: '2-digit' }, part: 'day', digits: 'padded' },
  y: { options: { year: '2-digit' }, part: 'year', digits: 'padded' },
  Y: { options: { year: 'numeric' }, part: 'year' },
  H: { options: { hour: '2-digit', hourCycle: 'h23' }, part: 'hour', digits: 'padded' },
  I: { options: { hour: '2-digit', hourCycle: 'h12' }, part: 'hour', digits: 'padded' },
  k: { options: { hour: 'numeric', hourCycle: 'h23' }, part: 'hour', digits: 'bare' },
  l: { options: { hour: 'numeric', hourCycle: 'h12' }, part: 'hour', digits: 'bare' },
  M: { options: { minute: '2-digit' }, part: 'minute', digits: 'padded' },
  S: { options: { second: '2-digit' }, part: 'second', digits: 'padded' },
  p: { options: { hour: 'numeric', hourCycle: 'h12' }, part: 'dayPeriod' },
  P: { options: { hour: 'numeric', hourCycle: 'h12' }, part: 'dayPeriod', lower: true },
  z: { options: { timeZoneName: 'long' }, part: 'timeZoneName' },
  Z: { options: { timeZoneName: 'short' }, part: 'timeZoneName' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(
  name: string,
  options: Intl.DateTimeFormatOptions,
  locale: string,
  timeZone: string,
): Intl.DateTimeFormat {
  const key = `${name} ${locale} ${timeZone}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formatters.set(key, formatter);
  }
  return formatter;
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

const zones = new Map<string, boolean>();

function zoneOr(timeZone: string, fallback: string): string {
  let known = zones.get(timeZone);
  if (known === undefined) zones.set(timeZone, (known = isZone(timeZone)));
  if (!known) return fallback;
  // Where GMT is asked for by name, platforms print UTC; a place that keeps it all year is called by its name.
  return timeZone === 'GMT' ? 'Africa/Abidjan' : timeZone;
}

function render(letter: string, date: Date, locale: string, timeZone: string): string {
  const token = TOKENS[letter];
  if (token === undefined) return '';
  const parts = formatterOf(letter, token.options, locale, timeZone).formatToParts(date);
  const value = parts.find((part) => part.type === token.part)?.value ?? '';
  if (token.alone !== undefined && /^\d+$/.test(value))
    return formatterOf(`${letter} alone`, token.alone, locale, timeZone).format(date);
  // Locales differ in whether they heed the number of digits that the options ask for.
  if (token.digits === 'padded') return value.padStart(2, '0');
  if (token.digits === 'bare') return value.replace(/^0(?=\d)/, '');
  return token.lower ? value.toLocaleLowerCase(locale) : value;
}

/**
 * An absent or unparsable date gives an empty text; a pattern without any token gives the fallback pattern.
 * `%1` is read as `%l`, as one reading of the specification has it.
 */
export function formatDate(
  value: string | number | Date | undefined,
  pattern: string | undefined,
  settings: DateSettings = {},
  fallback: string = DEFAULT_DATE_FORMAT,
): string {
  if (value === undefined || value === '') return '';
  const date = value instanceof Date ? value : new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  const locale = localeOf(settings.language ?? 'en');
  const timeZone = zoneOr(settings.timeZone ?? 'America/New_York', 'America/New_York');
  const read = pattern?.replaceAll('%1', '%l');
  const used = read !== undefined && /%[a-zA-Z]/.test(read) ? read : fallback;
  return used
    .replaceAll(/%([a-zA-Z])/g, (_, letter: string) => render(letter, date, locale, timeZone))
    .trim();
}
