import type { PhraseBook, TranslatedLocale } from '@broadsheet/block-kit';

/**
 * Makes the texts of a block of one's own, which needs the languages of its site only: texts that are missing are shown in
 * English.
 *
 * @param english the texts by key, as the component uses them
 * @param others texts of other languages by key
 */
export function definePhrases<Keys extends string>(
  english: Readonly<Record<Keys, string>>,
  others: Readonly<Partial<Record<TranslatedLocale, Readonly<Partial<Record<NoInfer<Keys>, string>>>>>> = {},
): PhraseBook {
  const textsIn = (locale: TranslatedLocale): Readonly<Record<string, string>> => ({ ...others[locale] });
  return {
    english,
    locales: {
      sv: textsIn('sv'),
      fr: textsIn('fr'),
      no: textsIn('no'),
      de: textsIn('de'),
      es: textsIn('es'),
      ja: textsIn('ja'),
      ko: textsIn('ko'),
      pt: textsIn('pt'),
    },
  };
}
