import { describe, expect, it } from 'vitest';
import { formatPhrase, LOCALES, mergePhraseBooks, phrasesFor } from '../index.ts';
import type { PhraseBook } from '../index.ts';

function bookOf(key: string): PhraseBook {
  const inLanguage = (language: string) => ({ [key]: `${key} in ${language}` });
  return {
    english: inLanguage('en'),
    locales: {
      sv: inLanguage('sv'),
      fr: inLanguage('fr'),
      no: inLanguage('no'),
      de: inLanguage('de'),
      es: inLanguage('es'),
      ja: inLanguage('ja'),
      ko: inLanguage('ko'),
      pt: inLanguage('pt'),
    },
  };
}

describe('formatPhrase', () => {
  it('fills placeholders, each as often as it stands', () => {
    expect(formatPhrase('{a} of {b}, {a}', { a: 1, b: 'two' }, 'en')).toBe('1 of two, 1');
  });

  it('leaves an unknown placeholder, and a hostile one, in sight', () => {
    expect(formatPhrase('{name} {toString} {__proto__}', {}, 'en')).toBe('{name} {toString} {__proto__}');
  });

  it('does not fill what a value brings along', () => {
    expect(formatPhrase('{a}', { a: '{b}', b: 'x' }, 'en')).toBe('{b}');
    expect(formatPhrase('{a}', { a: '$& $1' }, 'en')).toBe('$& $1');
  });

  it.each([
    ['en', ['many', 'one', 'many', 'many']],
    ['sv', ['many', 'one', 'many', 'many']],
    ['fr', ['one', 'one', 'many', 'many']],
    ['no', ['many', 'one', 'many', 'many']],
    ['de', ['many', 'one', 'many', 'many']],
    ['es', ['many', 'one', 'many', 'many']],
    ['ja', ['many', 'many', 'many', 'many']],
    ['ko', ['many', 'many', 'many', 'many']],
    ['pt', ['many', 'one', 'many', 'many']],
    ['pt_BR', ['one', 'one', 'many', 'many']],
    ['no such language', ['many', 'one', 'many', 'many']],
  ])('chooses singular and plural as %s does for 0, 1, 2 and a million', (locale, expected) => {
    const forms = [0, 1, 2, 1_000_000].map((n) => formatPhrase('one | many', { n }, locale));
    expect(forms).toEqual(expected);
  });

  it('fills the chosen form, and takes a number written as text', () => {
    expect(formatPhrase('{n} match | {n} matches', { n: '1' }, 'en')).toBe('1 match');
    expect(formatPhrase('{n} match | {n} matches', { n: 3 }, 'en')).toBe('3 matches');
  });

  it('writes numbers as the locale does, and chooses the form by their value', () => {
    const found = (locale: string) => formatPhrase('{n} match | {n} matches', { n: 1000 }, locale);
    expect(found('en')).toBe('1,000 matches');
    expect(found('nl')).toBe('1.000 matches');
    expect(formatPhrase('{of}', { of: '1000' }, 'en')).toBe('1000');
  });

  it('takes the plural where no number is given', () => {
    expect(formatPhrase('match | matches', {}, 'en')).toBe('matches');
  });
});

describe('phrasesFor', () => {
  const book = bookOf('title');

  it.each(LOCALES)('gives the phrases of %s', (locale) => {
    expect(phrasesFor(book, locale)).toEqual({ title: `title in ${locale}` });
  });

  it.each([
    ['pt-BR', 'pt'],
    ['pt_BR', 'pt'],
    ['SV-fi', 'sv'],
    ['nb', 'no'],
    ['nn-NO', 'no'],
  ])('reads %s as %s', (locale, language) => {
    expect(phrasesFor(book, locale)).toEqual({ title: `title in ${language}` });
  });

  it.each(['en', 'en-GB', 'fi', ''])('gives none for "%s"', (locale) => {
    expect(phrasesFor(book, locale)).toEqual({});
  });
});

describe('mergePhraseBooks', () => {
  it('gathers every language, and the last book wins', () => {
    const merged = mergePhraseBooks(bookOf('title'), bookOf('note'), {
      ...bookOf('note'),
      english: { note: 'own' },
    });
    expect(merged.english).toEqual({ title: 'title in en', note: 'own' });
    for (const locale of LOCALES)
      expect(merged.locales[locale]).toEqual({ title: `title in ${locale}`, note: `note in ${locale}` });
  });

  it('takes a block without texts for an empty book', () => {
    expect(phrasesFor(mergePhraseBooks(undefined, bookOf('title')), 'sv')).toEqual({ title: 'title in sv' });
  });
});
