import { isRightToLeft } from '@broadsheet/client-core';
import { escapeHtml } from './escapeHtml.ts';

/** Writes the attributes of `html` that tell the language of a document and its direction. @param language a BCP 47 tag */
export function languageAttributes(language: string): string {
  return `lang="${escapeHtml(language)}"${isRightToLeft(language) ? ' dir="rtl"' : ''}`;
}
