import { facebookLocales } from './facebookLocales.ts';

/**
 * Returns the locale of Facebook's script for a reader's language: the same, else the first that begins with the same two
 * letters, else American English.
 *
 * @param language such as `en-AU`
 */
export function chooseFacebookLocale(language = 'en_US'): string {
  const wanted = language.replace('-', '_');
  const start = wanted.slice(0, 2);
  const isNear = (locale: string): boolean => locale.slice(0, 2) === start;
  return facebookLocales.find((locale) => locale === wanted) ?? facebookLocales.find(isNear) ?? 'en_US';
}
