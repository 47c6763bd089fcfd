import { optionalTextColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';

/** The text search configurations of PostgreSQL 15 with stemming, by language. */
const CONFIGS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  hy: 'armenian',
  eu: 'basque',
  ca: 'catalan',
  da: 'danish',
  nl: 'dutch',
  en: 'english',
  fi: 'finnish',
  fr: 'french',
  de: 'german',
  el: 'greek',
  hi: 'hindi',
  hu: 'hungarian',
  id: 'indonesian',
  ga: 'irish',
  it: 'italian',
  lt: 'lithuanian',
  ne: 'nepali',
  no: 'norwegian',
  nb: 'norwegian',
  nn: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  es: 'spanish',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
};

/**
 * Returns the text search configuration of a site: that of its language (`dateLocalization.language`, else `locale`),
 * `simple` for a language without stemming, `english` for a site without properties.
 */
export async function findSearchConfig(queries: Queries, site: string): Promise<string> {
  const [row] = await queries.query(
    `select coalesce(body -> 'dateLocalization' ->> 'language', body ->> 'locale', 'en') as language
     from site_properties where site = $1`,
    [site],
  );
  const language = row === undefined ? 'en' : (optionalTextColumn(row, 'language') ?? 'en');
  return CONFIGS[language.toLowerCase().split(/[-_]/)[0] ?? ''] ?? 'simple';
}
