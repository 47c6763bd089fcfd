import type { SiteProperties } from '@broadsheet/sdk-content';
import {
  DEFAULT_DATE_FORMAT,
  DEFAULT_DATE_TIME_FORMAT,
  formatDate,
  formatLongDate,
  formatStamp,
} from './formatDate.ts';
import { toLocale } from './toLocale.ts';
import { numberFormat } from './numberFormat.ts';
import { formatMinutesAgo } from './formatMinutesAgo.ts';

/** The formatter of every date and number that a reader sees; money goes through `useMoney`. */
export interface Format {
  /**
   * Formats by the site's date format, e.g. "November 20, 2026", and without one as the site's language does; an empty text
   * for no date.
   */
  date(value: string | number | Date | undefined, zone?: string): string;
  /** Formats by the site's date-time format; `zone` is used if the site sets no time zone. */
  dateTime(value: string | number | Date | undefined, zone?: string): string;
  /**
   * Formats a date for a place with little room, e.g. "7:15 AM" on its own day and "Nov 20" on later ones; `now` in ms since
   * 1970; `zone` is used if the site sets no time zone.
   */
  stamp(value: string | number | Date | undefined, now: number, zone?: string): string;
  number(value: number): string;
  /** Formats how long ago something happened, e.g. "5 minutes ago". */
  minutesAgo(minutes: number): string;
}

/** Whether dates without a format of the site are written as the language does: the default formats are English. */
const hasOwnDates = (format: string | undefined, language = 'en'): boolean =>
  !format && !/^en\b/i.test(language);

export function createFormat(site: Pick<SiteProperties, 'dateLocalization' | 'locale'>): Format {
  const { language = site.locale, timeZone, dateFormat, dateTimeFormat } = site.dateLocalization ?? {};
  const locale = toLocale(site.locale ?? language ?? 'en');
  const settings = (zone?: string) => ({ language, timeZone: timeZone ?? zone });
  return {
    date: (value, zone) =>
      hasOwnDates(dateFormat, language)
        ? formatLongDate(value, { ...settings(zone), hasTime: false })
        : formatDate(value, dateFormat, settings(zone), DEFAULT_DATE_FORMAT),
    dateTime: (value, zone) =>
      hasOwnDates(dateTimeFormat, language)
        ? formatLongDate(value, { ...settings(zone), hasTime: true })
        : formatDate(value, dateTimeFormat, settings(zone), DEFAULT_DATE_TIME_FORMAT),
    stamp: (value, now, zone) => formatStamp(value, { now, ...settings(zone) }),
    number: (value) => numberFormat(locale).format(value),
    minutesAgo: (minutes) => formatMinutesAgo(locale, minutes),
  };
}
