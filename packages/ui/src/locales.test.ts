import { LOCALES } from '@broadsheet/block-kit';
import type { PhraseBook } from '@broadsheet/block-kit';
import { describe, expect, it } from 'vitest';
import { formPhrases, uiPhrases } from './index.ts';

const holes = (phrase: string) => [...phrase.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted();
const books = [
  ['components', uiPhrases, 'car.next'],
  ['forms', formPhrases, 'id.password'],
] as const;

describe.each(
  books.flatMap(([name, book, sample]) => LOCALES.map((locale) => [name, locale, book, sample] as const)),
)('phrases of %s in %s', (_, locale, { english, locales }: PhraseBook, sample) => {
  it('are those of English, with the same places to fill', () => {
    const translated = Object.entries(locales[locale]).map(([key, phrase]) => [key, holes(phrase)]);
    const original = Object.entries(english).map(([key, phrase]) => [key, holes(phrase)]);
    expect(translated).toEqual(original);
  });

  it('are translated', () => {
    expect(locales[locale][sample]).not.toBe(english[sample]);
    expect(Object.values(locales[locale]).filter((phrase) => phrase.trim() === '')).toEqual([]);
  });
});
