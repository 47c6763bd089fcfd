import type { TranslatedLocale } from '../phrases/PhraseBook.ts';

/**
 * What editors read of a block in other languages, by the English text of its entry: title, description, group, titles of
 * areas, and the labels, groups, help and options of its fields. A text or language that is missing is read in English.
 */
export type Translations = Readonly<Record<string, Readonly<Partial<Record<TranslatedLocale, string>>>>>;
