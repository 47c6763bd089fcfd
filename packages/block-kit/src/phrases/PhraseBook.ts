/**
 * All text that a reader sees is a phrase: a key, English beside the code, and a table a language.
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
}

/** Puts the phrases that a block shares with others and its own into one book. */
export function mergePhraseBooks(...books: readonly PhraseBook[]): PhraseBook {
  const merged = (pick: (book: PhraseBook) => Phrases): Phrases => Object.assign({}, ...books.map(pick));
  return {
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

/** The phrases of a locale such as `sv` or `pt-BR`; none for English, which components carry themselves. */
export function phrasesFor(book: PhraseBook, locale: string): Phrases {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  const known = LOCALES.find(
    (candidate) => candidate === (language === 'nb' || language === 'nn' ? 'no' : language),
  );
  return known === undefined ? {} : book.locales[known];
}
