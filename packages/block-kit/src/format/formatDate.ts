/**
 * Dates by pattern: text with % tokens, in the language and zone of the site (block-contracts 14, spec content §9).
 * Formatters are kept, for building one costs fifty times a use.
 */
export interface DateSettings {
  /** Language code of the site, e.g. `sv` or `pt-BR`. Default `en`. */
  readonly language?: string;
  /** IANA zone. Default `America/New_York`. */
  readonly timeZone?: string;
}

export const DEFAULT_DATE_FORMAT = '%B %d, %Y';
export const DEFAULT_DATE_TIME_FORMAT = '%B %d, %Y at %l:%M%p %Z';

const LOCALE_OF_LANGUAGE: Readonly<Record<string, string>> = {
  sv: 'sv-SE',
  fr: 'fr-FR',
  no: 'nb-NO',
  de: 'de-DE',
  es: 'es-ES',
  ja: 'ja-JP',
  ko: 'ko-KR',
  pt: 'pt-PT',
  en: 'en-US',
};

/** `sv` → `sv-SE`, `pt_BR` → `pt-BR`; anything that is no language code → `en-US`. */
export function localeOf(language: string): string {
  const known = LOCALE_OF_LANGUAGE[language];
  if (known !== undefined) return known;
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

type Part = Intl.DateTimeFormatPartTypes;
interface Token {
  readonly options: Intl.DateTimeFormatOptions;
  readonly part: Part;
  readonly pad?: true;
  readonly lower?: true;
}

const TOKENS: Readonly<Record<string, Token>> = {
  a: { options: { weekday: 'short' }, part: 'weekday' },
  A: { options: { weekday: 'long' }, part: 'weekday' },
  b: { options: { month: 'short', day: 'numeric' }, part: 'month' },
  h: { options: { month: 'short', day: 'numeric' }, part: 'month' },
  B: { options: { month: 'long', day: 'numeric' }, part: 'month' },
  m: { options: { month: '2-digit' }, part: 'month', pad: true },
  d: { options: { day: '2-digit' }, part: 'day', pad: true },
  y: { options: { year: '2-digit' }, part: 'year', pad: true },
  Y: { options: { year: 'numeric' }, part: 'year' },
  H: { options: { hour: '2-digit', hourCycle: 'h23' }, part: 'hour', pad: true },
  I: { options: { hour: '2-digit', hourCycle: 'h12' }, part: 'hour', pad: true },
  k: { options: { hour: 'numeric', hourCycle: 'h23' }, part: 'hour' },
  l: { options: { hour: 'numeric', hourCycle: 'h12' }, part: 'hour' },
  M: { options: { minute: '2-digit' }, part: 'minute', pad: true },
  S: { options: { second: '2-digit' }, part: 'second', pad: true },
  p: { options: { hour: 'numeric', hourCycle: 'h12' }, part: 'dayPeriod' },
  P: { options: { hour: 'numeric', hourCycle: 'h12' }, part: 'dayPeriod', lower: true },
  z: { options: { timeZoneName: 'long' }, part: 'timeZoneName' },
  Z: { options: { timeZoneName: 'short' }, part: 'timeZoneName' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(letter: string, token: Token, locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${letter} ${locale} ${timeZone}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(locale, { ...token.options, timeZone });
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
  return known ? timeZone : fallback;
}

function render(letter: string, date: Date, locale: string, timeZone: string): string {
  const token = TOKENS[letter];
  if (token === undefined) return '';
  const parts = formatterOf(letter, token, locale, timeZone).formatToParts(date);
  const value = parts.find((part) => part.type === token.part)?.value ?? '';
  // Some locales drop the leading zero that the options ask for.
  const padded = token.pad ? value.padStart(2, '0') : value;
  return token.lower ? padded.toLocaleLowerCase(locale) : padded;
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
