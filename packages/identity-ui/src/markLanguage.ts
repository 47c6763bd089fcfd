import { isRightToLeft } from '@broadsheet/client-core';
import type { SavedStory } from './saved/savedList.ts';

/** Sets `lang` and `dir` of an element that holds a saved story's headline; the text itself decides where neither is known. */
export function markLanguage(element: HTMLElement, { language }: Pick<SavedStory, 'language'>): void {
  if (language === undefined) {
    element.dir = 'auto';
    return;
  }
  element.lang = language;
  element.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
}
