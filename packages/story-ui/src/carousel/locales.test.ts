import { LOCALES } from '@broadsheet/block-kit';
import { expect, test } from 'vitest';
import { cardCarouselPhrases } from './locales.ts';
import { phrases } from './phrases.ts';

test.each(LOCALES)('all phrases of carousels of cards are there in %s', (locale) => {
  const missing = Object.keys(phrases).filter(
    (key) => !cardCarouselPhrases.locales[locale][key]?.includes('{least}'),
  );
  expect(missing).toEqual([]);
});
