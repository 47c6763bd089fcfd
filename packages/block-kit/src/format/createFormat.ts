import type { SiteProperties } from '@broadsheet/sdk-content';
import { DEFAULT_DATE_FORMAT, DEFAULT_DATE_TIME_FORMAT, formatDate } from './formatDate.ts';
import { localeOf } from './localeOf.ts';
import { numberFormat } from './numberFormat.ts';
import { formatMinutesAgo } from './formatMinutesAgo.ts';

/** Every date and number that a reader sees goes through here; money goes through `useMoney`. */
export interface Format {
  /** The site's date format, e.g. "November 20, 2026"; empty for no date. */
  date(value: string | number | Date | undefined, zone?: string): string;
  /** The site's date-time format; `zone` is used where the site sets none. */
  dateTime(value: string | number | Date | undefined, zone?: string): string;
  number(value: number): string;
  /** How long ago something was, in whole minutes, e.g. "5 minutes ago". */
  minutesAgo(minutes: number): string;
}

export function createFormat(site: Pick<SiteProperties, 'dateLocalization' | 'locale'>): Format {
  const { language = site.locale, timeZone, dateFormat, dateTimeFormat } = site.dateLocalization ?? {};
  const locale = localeOf(site.locale ?? language ?? 'en');
  const settings = (zone?: string) => ({ language, timeZone: timeZone ?? zone });
  return {
    date: (value, zone) => formatDate(value, dateFormat, settings(zone), DEFAULT_DATE_FORMAT),
    dateTime: (value, zone) => formatDate(value, dateTimeFormat, settings(zone), DEFAULT_DATE_TIME_FORMAT),
    number: (value) => numberFormat(locale).format(value),
    minutesAgo: (minutes) => formatMinutesAgo(locale, minutes),
  };
}
