import { LOCALES } from '@broadsheet/block-kit';
import { expect, test } from 'vitest';
import { storyEnglish, storyPhrases } from './index.ts';

test.each(LOCALES)('all phrases are there in %s', (locale) => {
  const phrases = storyPhrases.locales[locale];
  const missing = Object.keys(storyEnglish).filter((key) => (phrases[key] ?? '').trim() === '');
  expect(missing).toEqual([]);
  expect(phrases['g.seeMoreLabel']).not.toBe(storyEnglish['g.seeMoreLabel']);
});
