import { LOCALES } from '@broadsheet/block-kit';
import { describe, expect, it } from 'vitest';
import { uiPhrases } from './index.ts';

const holes = (phrase: string) => [...phrase.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted();
const { english, locales } = uiPhrases;

describe.each(LOCALES)('phrases in %s', (locale) => {
  it('are those of English, with the same places to fill', () => {
    const translated = Object.entries(locales[locale]).map(([key, phrase]) => [key, holes(phrase)]);
    const original = Object.entries(english).map(([key, phrase]) => [key, holes(phrase)]);
    expect(translated).toEqual(original);
  });

  it('are translated', () => {
    expect(locales[locale]['car.next']).not.toBe(english['car.next']);
    expect(Object.values(locales[locale]).filter((phrase) => phrase.trim() === '')).toEqual([]);
  });
});
