import { DAY_MS, HOUR_MS, MINUTE_MS, isForLocale } from '@broadsheet/client-core';
import { getDecimals } from '../money/currencies.ts';
import { toDecimal } from '../money/Money.ts';
import type { Money } from '../money/Money.ts';
import type { OwnMailTexts } from './Mail.ts';
import { locales } from './locales.ts';
import { phrases } from './phrases.ts';
import type { MailPhrase } from './phrases.ts';

/** The phrases and formats of one language. */
export interface MailWords {
  /** The BCP 47 tag for the mail's `lang`. */
  readonly language: string;
  /** Returns a phrase with its `{name}` placeholders filled. */
  phrase(key: MailPhrase, values: Readonly<Record<string, string>>): string;
  /** Formats a duration in whole days from four days on, otherwise in whole hours, otherwise in minutes. */
  duration(milliseconds: number): string;
  /** Formats a span of the calendar in whole years, months, weeks or days, e.g. "3 months". */
  span(span: { readonly months: number; readonly days: number }): string;
  /** Formats an amount of minor units, e.g. as `€12.00`. */
  money(money: Money): string;
  /** Formats a fraction of 1, e.g. as `19%`. */
  percent(part: number): string;
  /** Returns the name of a country. @param code ISO 3166-1 alpha-2 */
  country(code: string): string;
  /** Formats a moment as a date in UTC with the month in words. */
  date(moment: number): string;
}

const DAYS_OF_A_WEEK = 7;
const MONTHS_OF_A_YEAR = 12;
const ENGLISH = 'en';

const MINUTES = { unit: 'minute', from: 0, length: MINUTE_MS } as const;
/** The units of durations, largest first: three days are shown in hours, a week in days. */
const UNITS = [
  { unit: 'day', from: 4 * DAY_MS, length: DAY_MS },
  { unit: 'hour', from: 0, length: HOUR_MS },
  MINUTES,
] as const;

const isTranslated = (language: string): language is keyof typeof locales => Object.hasOwn(locales, language);

/**
 * Creates the words of a language.
 *
 * @param locale such as `sv` or `pt-BR`; a locale without a translation gets English
 * @param texts the site's own texts, which come first if they are for the locale
 */
export function createMailWords(locale: string, texts?: OwnMailTexts): MailWords {
  const requested = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  const language = requested === 'nb' || requested === 'nn' ? 'no' : requested;
  const own = texts !== undefined && isForLocale(texts.locale, locale) ? texts : undefined;
  const known = isTranslated(language) ? language : (own?.locale.replaceAll('_', '-') ?? ENGLISH);
  const words = { ...(isTranslated(language) ? locales[language] : phrases), ...own?.phrases };
  return {
    language: known,
    phrase: (key, values) =>
      words[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
        Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
      ),
    money(money) {
      const { currency } = money;
      const units = toDecimal(money);
      // Languages write some currencies without decimals although amounts have them, such as pesos and forint.
      const digits = Number.isInteger(units) ? undefined : getDecimals(currency);
      const places =
        digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
      return new Intl.NumberFormat(known, { style: 'currency', currency, ...places }).format(units);
    },
    percent: (part) =>
      new Intl.NumberFormat(known, { style: 'percent', maximumFractionDigits: 4 }).format(part),
    country: (code) => new Intl.DisplayNames(known, { type: 'region' }).of(code) ?? code,
    date: (moment) =>
      new Intl.DateTimeFormat(known, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment)),
    span({ months, days }) {
      const [unit, count] =
        months === 0
          ? days % DAYS_OF_A_WEEK === 0
            ? (['week', days / DAYS_OF_A_WEEK] as const)
            : (['day', days] as const)
          : months % MONTHS_OF_A_YEAR === 0
            ? (['year', months / MONTHS_OF_A_YEAR] as const)
            : (['month', months] as const);
      return new Intl.NumberFormat(known, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
    },
    duration(milliseconds) {
      const { unit, length } =
        UNITS.find((each) => milliseconds >= each.from && milliseconds % each.length === 0) ?? MINUTES;
      const format = new Intl.NumberFormat(known, { style: 'unit', unit, unitDisplay: 'long' });
      return format.format(milliseconds / length);
    },
  };
}
