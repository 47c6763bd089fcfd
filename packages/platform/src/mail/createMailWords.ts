import { locales } from './locales.ts';
import { phrases } from './phrases.ts';
import type { MailPhrase } from './phrases.ts';

/** The words of one language. */
export interface MailWords {
  /** BCP 47, for the `lang` of the mail. */
  readonly language: string;
  /** A phrase with its `{name}` places filled. */
  phrase(key: MailPhrase, values: Readonly<Record<string, string>>): string;
  /** A length of time in whole hours, or in minutes when it is no whole number of hours. */
  duration(milliseconds: number): string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ENGLISH = 'en';

const isTranslated = (language: string): language is keyof typeof locales => Object.hasOwn(locales, language);

/** @param locale such as `sv` or `pt-BR`; one without a translation gets English */
export function createMailWords(locale: string): MailWords {
  const asked = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  const language = asked === 'nb' || asked === 'nn' ? 'no' : asked;
  const known = isTranslated(language) ? language : ENGLISH;
  const words = isTranslated(language) ? locales[language] : phrases;
  return {
    language: known,
    phrase: (key, values) =>
      words[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
        Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
      ),
    duration(milliseconds) {
      const inHours = milliseconds % HOUR_MS === 0;
      return new Intl.NumberFormat(known, {
        style: 'unit',
        unit: inHours ? 'hour' : 'minute',
        unitDisplay: 'long',
      }).format(milliseconds / (inHours ? HOUR_MS : MINUTE_MS));
    },
  };
}
