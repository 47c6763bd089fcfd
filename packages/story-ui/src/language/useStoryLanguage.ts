'use client';
import { useHost } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { getStoryLanguage } from './getStoryLanguage.ts';
import type { LanguageAttributes } from './getStoryLanguage.ts';

/** Returns `lang` and `dir` for the elements that hold a story's text; empty for a story in the site's language. */
export function useStoryLanguage(story: Pick<Story, 'language'> | undefined): LanguageAttributes {
  return getStoryLanguage(story ?? {}, useHost().site);
}
