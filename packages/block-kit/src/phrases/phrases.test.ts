import { describe, expect, it } from 'vitest';
import { formatPhrase, LOCALES, mergePhraseBooks, phrasesFor, withOwnPhrases } from '../index.ts';
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

  it.each([
    ['ar', ['none', 'one', 'two', 'few', 'many', 'other']],
    ['pl', ['many', 'one', 'few', 'few', 'many', 'many']],
    ['fi', ['other', 'one', 'other', 'other', 'other', 'other']],
  ])('chooses among named forms as %s does', (locale, expected) => {
    const forms = 'zero: none | one: one | two: two | few: few | many: many | other: other';
    expect([0, 1, 2, 3, 11, 100].map((n) => formatPhrase(forms, { n }, locale))).toEqual(expected);
  });

  it('takes the last form for a number whose own is not named, and the words of a form that looks like a name', () => {
    expect(formatPhrase('one: {n} day | other: {n} days', { n: 2 }, 'ar')).toBe('2 days');
    expect(formatPhrase('other: {n} days', { n: 2 }, 'en')).toBe('other: 2 days');
  });

  it('takes the plural where no number is given', () => {
    expect(formatPhrase('match | matches', {}, 'en')).toBe('matches');
  });
});

describe('phrasesFor', () => {
  const book = bookOf('title');

  it.each(LOCALES)('returns the phrases of %s', (locale) => {
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

describe('withOwnPhrases', () => {
  const own = (locale: string) =>
    withOwnPhrases(mergePhraseBooks(bookOf('title'), bookOf('note')), {
      locale,
      phrases: { title: 'own title', other: 'of another block' },
    });

  it('speaks a language that blocks do not, for the keys of the book alone', () => {
    expect(phrasesFor(own('fi'), 'fi_FI')).toEqual({ title: 'own title' });
    expect(phrasesFor(own('fi'), 'fil')).toEqual({});
    expect(phrasesFor(own('fi'), 'en')).toEqual({});
  });

  it('replaces some words of a language that blocks speak, and of English', () => {
    expect(phrasesFor(own('pt-BR'), 'pt-BR')).toEqual({ title: 'own title', note: 'note in pt' });
    expect(phrasesFor(own('pt-BR'), 'pt')).toEqual({ title: 'title in pt', note: 'note in pt' });
    expect(phrasesFor(own('en'), 'en-GB')).toEqual({ title: 'own title' });
  });

  it('is kept where books are merged', () => {
    expect(phrasesFor(mergePhraseBooks(own('fi'), bookOf('more')), 'fi')).toEqual({ title: 'own title' });
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
