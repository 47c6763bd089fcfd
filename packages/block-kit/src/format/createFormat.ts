import type { SiteProperties } from '@broadsheet/sdk-content';
import { DEFAULT_DATE_FORMAT, DEFAULT_DATE_TIME_FORMAT, formatDate, localeOf } from './formatDate.ts';
import { formatMoney } from './formatMoney.ts';
import type { MoneyStyle } from './formatMoney.ts';
import { numberFormat } from './numberFormat.ts';

/** Every date, number and price that a reader sees goes through here. */
export interface Format {
  /** The site's date format, e.g. "November 20, 2026"; empty for no date. */
  date(value: string | number | Date | undefined, zone?: string): string;
  /** The site's date-time format; `zone` is used where the site sets none. */
  dateTime(value: string | number | Date | undefined, zone?: string): string;
  number(value: number): string;
  /** @param amount in minor units of the currency (cents; whole units where it has none) */
  money(amount: number, currency: string, style?: MoneyStyle): string;
}

export function createFormat(site: Pick<SiteProperties, 'dateLocalization' | 'locale'>): Format {
  const { language = site.locale, timeZone, dateFormat, dateTimeFormat } = site.dateLocalization ?? {};
  const locale = localeOf(site.locale ?? language ?? 'en');
  const settings = (zone?: string) => ({ language, timeZone: timeZone ?? zone });
  return {
    date: (value, zone) => formatDate(value, dateFormat, settings(zone), DEFAULT_DATE_FORMAT),
    dateTime: (value, zone) => formatDate(value, dateTimeFormat, settings(zone), DEFAULT_DATE_TIME_FORMAT),
    number: (value) => numberFormat(locale).format(value),
    money: (amount, currency, style = {}) => formatMoney(amount, { ...style, currency, locale }),
  };
}
