import { describe, expect, it } from 'vitest';
import { checkPhrases } from './checkPhrases.mjs';

const ENGLISH = { 'list.found': '{n} match | {n} matches', 'list.by': 'By {author}' };

const bookOf = (swedish: Readonly<Record<string, string>>) => {
  const { sv, ...others } = { sv: swedish };
  return {
    english: ENGLISH,
    locales: {
      ...others,
      sv,
      fr: ENGLISH,
      no: ENGLISH,
      de: ENGLISH,
      es: ENGLISH,
      ja: ENGLISH,
      ko: ENGLISH,
      pt: ENGLISH,
    },
  };
};

describe('checkPhrases', () => {
  it('accepts a language with the same keys and placeholders, in any order and number', () => {
    expect(checkPhrases(bookOf({ 'list.by': 'Av {author}', 'list.found': '{n} träffar' }))).toEqual([]);
  });

  it('finds a text that is missing or blank', () => {
    expect(checkPhrases(bookOf({ 'list.found': '  ' }))).toEqual([
      '"list.found" has no text in sv. Translate it beside the others.',
      '"list.by" has no text in sv. Translate it beside the others.',
    ]);
  });

  it('finds a text that English lacks', () => {
    expect(checkPhrases(bookOf({ ...ENGLISH, 'list.old': 'Gammal' }))).toEqual([
      '"list.old" is in sv and not in English. Add it there or remove it.',
    ]);
  });

  it('finds a lost, a new and a translated placeholder', () => {
    const problems = checkPhrases(bookOf({ 'list.found': 'träffar', 'list.by': 'Av {skribent}' }));
    expect(problems).toEqual([
      '"list.found" in sv does not hold the same placeholders as in English ({n}). Use the same.',
      '"list.by" in sv does not hold the same placeholders as in English ({author}). Use the same.',
    ]);
  });

  it('finds a blank English text', () => {
    expect(checkPhrases({ ...bookOf({}), english: { 'list.by': '' } })[0]).toBe(
      '"list.by" has no English text. Write one.',
    );
  });
});
