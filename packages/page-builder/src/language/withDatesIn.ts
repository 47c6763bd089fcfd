import type { SiteProperties } from '@broadsheet/sdk-content';

type Formats = Pick<NonNullable<SiteProperties['dateLocalization']>, 'dateFormat' | 'dateTimeFormat'>;

const dayFirst = (date: string, time = ', %H:%M'): Formats => ({
  dateFormat: date,
  dateTimeFormat: date + time,
});

/** The order of day, month and year differs between languages; in English it is the default of the formatter. */
const FORMATS: Readonly<Record<string, Formats>> = {
  de: dayFirst('%d. %B %Y', ', %H:%M Uhr'),
  es: dayFirst('%d de %B de %Y'),
  fr: dayFirst('%d %B %Y', ' à %H:%M'),
  no: dayFirst('%d. %B %Y', ' kl. %H:%M'),
  pt: dayFirst('%d de %B de %Y'),
  sv: dayFirst('%d %B %Y', ' kl. %H:%M'),
  ja: dayFirst('%Y年%m月%d日', ' %H:%M'),
  ko: dayFirst('%Y년 %m월 %d일', ' %H:%M'),
};

/**
 * Returns the site with dates in an editor's language instead of that of its readers. The time zone stays the site's,
 * because it decides when readers see what is scheduled.
 *
 * @param language the code of one of the page builder's languages
 */
export function withDatesIn(site: SiteProperties, language: string): SiteProperties {
  const { timeZone } = site.dateLocalization ?? {};
  return {
    ...site,
    locale: language,
    dateLocalization: { ...(timeZone !== undefined && { timeZone }), language, ...FORMATS[language] },
  };
}
