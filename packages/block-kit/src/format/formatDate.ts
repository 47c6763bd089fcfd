/**
 * Formats dates by a pattern of text and % tokens, in the site's language and time zone.
 * Formatters are cached, because creating one costs fifty times as much as using it.
 */
import { toLocale } from './toLocale.ts';

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
  e: { options: { day: 'numeric' }, part: 'day', digits: 'bare' },
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

function getFormatter(
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
  // Platforms print UTC for the zone "GMT"; they print GMT for a place that has it all year.
  return timeZone === 'GMT' ? 'Africa/Abidjan' : timeZone;
}

/** Tokens of a pattern whose values one formatter returns together. */
interface TokenGroup {
  readonly letters: string;
  readonly options: Intl.DateTimeFormatOptions;
}

/** Weekdays have another form beside a date in some languages, such as Finnish, so their tokens share no formatter. */
const ALONE = 'aA';

/** Returns whether two tokens ask for nothing differently. The day of a month's token only gives the month its form beside one. */
function isCompatible(one: Intl.DateTimeFormatOptions, other: Intl.DateTimeFormatOptions): boolean {
  const known = new Map<string, unknown>(Object.entries(one));
  return Object.entries(other).every(
    ([name, value]) => name === 'day' || !known.has(name) || known.get(name) === value,
  );
}

function addToken(groups: readonly TokenGroup[], letter: string): readonly TokenGroup[] {
  const options = TOKENS[letter]?.options;
  if (options === undefined || groups.some(({ letters }) => letters.includes(letter))) return groups;
  const group = groups.find(
    (each) => !ALONE.includes(letter) && !ALONE.includes(each.letters) && isCompatible(each.options, options),
  );
  if (group === undefined) return [...groups, { letters: letter, options }];
  const joined = { letters: group.letters + letter, options: { ...options, ...group.options } };
  return groups.map((each) => (each === group ? joined : each));
}

const groupsOf = new Map<string, readonly TokenGroup[]>();

/** Returns the groups of a pattern: the fewer, the fewer formatters a date costs. */
function getGroups(pattern: string): readonly TokenGroup[] {
  let groups = groupsOf.get(pattern);
  if (groups === undefined) {
    groups = [...pattern.matchAll(/%([a-zA-Z])/g)].reduce<readonly TokenGroup[]>(
      (found, [, letter = '']) => addToken(found, letter),
      [],
    );
    groupsOf.set(pattern, groups);
  }
  return groups;
}

interface Place {
  readonly locale: string;
  readonly timeZone: string;
}

function getParts(
  { letters, options }: TokenGroup,
  date: Date,
  { locale, timeZone }: Place,
): readonly Intl.DateTimeFormatPart[] {
  return getFormatter(letters, options, locale, timeZone).formatToParts(date);
}

/** Returns the value of a token. @param parts what the formatter of its group returned */
function render(
  letter: string,
  parts: readonly Intl.DateTimeFormatPart[],
  { date, locale, timeZone }: Place & { readonly date: Date },
): string {
  const token = TOKENS[letter];
  if (token === undefined) return '';
  const value = parts.find((part) => part.type === token.part)?.value ?? '';
  if (token.alone !== undefined && /^\d+$/.test(value))
    return getFormatter(`${letter} alone`, token.alone, locale, timeZone).format(date);
  // Locales differ in whether they heed the number of digits that the options ask for.
  if (token.digits === 'padded') return value.padStart(2, '0');
  if (token.digits === 'bare') return value.replace(/^0(?=\d)/, '');
  return token.lower ? value.toLocaleLowerCase(locale) : value;
}

/** Replaces the tokens of a pattern. */
function renderPattern(pattern: string, date: Date, place: Place): string {
  const groups = getGroups(pattern).map((group) => ({ group, parts: getParts(group, date, place) }));
  return pattern.replaceAll(/%([a-zA-Z])/g, (_, letter: string) => {
    const found = groups.find(({ group }) => group.letters.includes(letter));
    return found === undefined ? '' : render(letter, found.parts, { ...place, date });
  });
}

function toDate(value: string | number | Date | undefined): Date | undefined {
  if (value === undefined || value === '') return undefined;
  const date = value instanceof Date ? value : new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const toPlace = ({ language = 'en', timeZone = 'America/New_York' }: DateSettings) => ({
  locale: toLocale(language),
  timeZone: zoneOr(timeZone, 'America/New_York'),
});

/** The parts of a date, and of a date with its time, of which each language makes its own order and words. */
const LONG = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const LONG_WITH_TIME = { ...LONG, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Formats a date as its language does by itself. Returns an empty text for an absent or unparsable date. */
export function formatLongDate(
  value: string | number | Date | undefined,
  { hasTime, ...settings }: DateSettings & { readonly hasTime: boolean },
): string {
  const date = toDate(value);
  if (date === undefined) return '';
  // Languages have a name of their own for UTC, and a bare offset for a place that keeps its time.
  const isUtc = settings.timeZone === 'GMT';
  const { locale, timeZone } = toPlace({ ...settings, ...(isUtc && { timeZone: 'UTC' }) });
  return hasTime
    ? getFormatter('long with time', LONG_WITH_TIME, locale, timeZone).format(date)
    : getFormatter('long', LONG, locale, timeZone).format(date);
}

/**
 * Formats a date. Returns an empty text for an absent or unparsable date, and uses the fallback for a pattern without
 * tokens.
 * `%1` means `%l`, because one reading of the specification has it so.
 */
export function formatDate(
  value: string | number | Date | undefined,
  pattern: string | undefined,
  settings: DateSettings = {},
  fallback: string = DEFAULT_DATE_FORMAT,
): string {
  const date = toDate(value);
  if (date === undefined) return '';
  const read = pattern?.replaceAll('%1', '%l');
  const used = read !== undefined && /%[a-zA-Z]/.test(read) ? read : fallback;
  return renderPattern(used, date, toPlace(settings)).trim();
}

const HOUR = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = { day: 'numeric', month: 'short' } as const;
const DAY_OF_YEAR = { ...DAY, year: 'numeric' } as const;

/**
 * Formats a date as short as it can be understood at a time: the hour on the same day, the day in the same year, else the day
 * with its year. Returns an empty text for an absent or unparsable date.
 * `now` is in ms since 1970.
 */
export function formatStamp(
  value: string | number | Date | undefined,
  { now, ...settings }: DateSettings & { readonly now: number },
): string {
  const date = toDate(value);
  if (date === undefined) return '';
  const { locale, timeZone } = toPlace(settings);
  const dated = getFormatter('day of a year', DAY_OF_YEAR, locale, timeZone);
  if (dated.format(date) === dated.format(now)) {
    return getFormatter('hour', HOUR, locale, timeZone).format(date);
  }
  const year = (when: Date | number) => renderPattern('%Y', new Date(when), { locale, timeZone });
  return year(date) === year(now)
    ? getFormatter('day', DAY, locale, timeZone).format(date)
    : dated.format(date);
}
