import { findLocale } from '../phrases/PhraseBook.ts';
import { mapEditorTexts } from './mapEditorTexts.ts';
import type { EditorTexts } from './mapEditorTexts.ts';
import { sharedTranslations } from './sharedTranslations.ts';
import type { Translations } from './Translations.ts';

/** A block that brings its words in other languages. */
export interface TranslatedBlock extends EditorTexts {
  readonly translations: readonly Translations[];
}

/**
 * What editors read of a block in a language such as `de` or `pt-BR`. The block's own words go before those that all blocks
 * share; a text without a translation stays English.
 */
export function translateBlock(block: TranslatedBlock, language: string): EditorTexts {
  const locale = findLocale(language);
  const tables = [...block.translations, sharedTranslations];
  return mapEditorTexts(block, (text) => {
    if (locale === undefined) return text;
    const table = tables.find((candidate) => candidate[text]?.[locale] !== undefined);
    return table?.[text]?.[locale] ?? text;
  });
}
