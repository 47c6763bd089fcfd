import { isForLocale } from '@broadsheet/client-core';

/**
 * All text that a reader sees is a phrase: a key, an English text beside the code, and one table for each other language.
 *
 * The component imports only English, so that a page in one language does not carry nine. The block entry imports the
 * whole book; the engine gives an island the phrases of the page's locale, any other host passes them to `Broadsheet`.
 */
export type Phrases = Readonly<Record<string, string>>;

/** The languages that every block speaks; English is the fallback. */
export const LOCALES = ['sv', 'fr', 'no', 'de', 'es', 'ja', 'ko', 'pt'] as const;
export type TranslatedLocale = (typeof LOCALES)[number];

export interface PhraseBook<Keys extends string = string> {
  readonly english: Readonly<Record<Keys, string>>;
  readonly locales: Readonly<Record<TranslatedLocale, Readonly<Record<Keys, string>>>>;
  /** Texts of the site itself, which come before all others in their language. */
  readonly own?: OwnPhrases | undefined;
}

/** The texts of a site by key, for a language that blocks do not speak or in the place of some of their words. */
export interface OwnPhrases {
  /** A language, such as `fi`, for all its regions, or that of one region, such as `pt-BR`. */
  readonly locale: string;
  readonly phrases: Phrases;
}

/** Merges the phrases that a block shares with others and its own into one book. */
export function mergePhraseBooks(...given: readonly (PhraseBook | undefined)[]): PhraseBook {
  const books = given.filter((book) => book !== undefined);
  const merged = (pick: (book: PhraseBook) => Phrases): Phrases => Object.assign({}, ...books.map(pick));
  const locale = books.findLast(({ own }) => own !== undefined)?.own?.locale;
  const ownOf = ({ own }: PhraseBook): Phrases => (own?.locale === locale ? (own?.phrases ?? {}) : {});
  return {
    ...(locale !== undefined && { own: { locale, phrases: merged(ownOf) } }),
    english: merged((book) => book.english),
    locales: {
      sv: merged((book) => book.locales.sv),
      fr: merged((book) => book.locales.fr),
      no: merged((book) => book.locales.no),
      de: merged((book) => book.locales.de),
      es: merged((book) => book.locales.es),
      ja: merged((book) => book.locales.ja),
      ko: merged((book) => book.locales.ko),
      pt: merged((book) => book.locales.pt),
    },
  };
}

/** The language of a locale such as `sv` or `pt-BR`, if it is one of the eight; both kinds of Norwegian are `no`. */
export function findLocale(locale: string): TranslatedLocale | undefined {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  return LOCALES.find(
    (candidate) => candidate === (language === 'nb' || language === 'nn' ? 'no' : language),
  );
}

/** Adds the site's own texts to a phrase book; keys that the book does not have are ignored. */
export function withOwnPhrases(book: PhraseBook, { locale, phrases }: OwnPhrases): PhraseBook {
  const known = Object.entries(phrases).filter(([key]) => Object.hasOwn(book.english, key));
  return { ...book, own: { locale, phrases: Object.fromEntries(known) } };
}

/**
 * Returns the phrases of a locale such as `sv` or `pt-BR`: those of the book, then the site's own. There are none for
 * English, which components include themselves, unless the site has some.
 */
export function phrasesFor({ locales, own }: PhraseBook, locale: string): Phrases {
  const known = findLocale(locale);
  const spoken = known === undefined ? {} : locales[known];
  return own !== undefined && isForLocale(own.locale, locale) ? { ...spoken, ...own.phrases } : spoken;
}
