import { LOCALES } from '@broadsheet/block-kit';
import { describe, expect, test } from 'vitest';
import { standardBlocks } from '../blocks/standardBlocks.ts';
import { englishTexts } from './englishTexts.ts';
import { describePhraseProblem, findPhraseProblems, listCountForms } from './findPhraseProblems.ts';
import { parsePhrases, toOwnPhrases } from './PhrasesFile.ts';
import { updatePhrases } from './updatePhrases.ts';

const TEXTS = {
  pages: { count: '{n} match for {term} | {n} matches for {term}', search: 'Search', by: 'By {name}' },
  mails: { hello: 'Hello' },
};

const parse = (file: unknown) => parsePhrases(JSON.stringify(file), 'own.json');
const problemsOf = (locale: string, pages: unknown, mails: unknown = { hello: 'x' }) =>
  findPhraseProblems(parse({ locale, pages, mails }), TEXTS).map(({ kind, name }) => `${name} ${kind}`);

describe('a file of texts', () => {
  test.each([
    ['{', 'own.json is no JSON'],
    ['[]', 'must begin with its language'],
    ['{"locale":"not a language"}', 'must begin with its language'],
    ['{"locale":"fi","sides":{}}', 'unknown member "sides"'],
    ['{"locale":"fi","pages":[]}', '"pages" must be an object'],
    ['{"locale":"fi","pages":{"search":7}}', '"search" in "pages" must be a text'],
    ['{"locale":"fi","mails":{"hello":{"english":"Hello"}}}', '"hello" in "mails" must be a text'],
  ])('%s is refused with the place', (text, expected) => {
    expect(() => parsePhrases(text, 'own.json')).toThrow(expected);
  });

  test('holds texts, or texts beside their English; an empty one is none', () => {
    const pages = { search: 'Hae', by: { english: 'By {name}', text: '' } };
    expect(toOwnPhrases(parse({ locale: 'fi', pages }), 'pages')).toEqual({
      locale: 'fi',
      phrases: { search: 'Hae' },
    });
  });
});

describe('the check', () => {
  test('finds nothing wrong where every text is there', () => {
    const pages = {
      count: '{n} osuma haulle {term} | {n} osumaa haulle {term}',
      search: 'Hae',
      by: '{name}',
    };
    expect(problemsOf('fi', pages)).toEqual([]);
  });

  test('reports what is missing, and what is unused', () => {
    expect(problemsOf('fi', { serach: 'Hae', by: '' }, {})).toEqual([
      'serach unknown',
      'count missing',
      'search missing',
      'by missing',
      'hello missing',
    ]);
  });

  test('misses nothing in a language that blocks speak', () => {
    expect(problemsOf('pt-BR', { search: 'Buscar' }, {})).toEqual([]);
    expect(problemsOf('en-GB', { search: 'Find' }, {})).toEqual([]);
  });

  test.each([
    ['one: {n} {term} | two: {n} {term} | other: {n} {term}', 'he', []],
    ['zero: 0 | one: 1 | two: 2 | few: {n} {term} | many: {n} {term} | other: {n} {term}', 'ar', []],
    ['{n} {term} | {n} {term}', 'ar', ['count forms']],
    ['one: {n} {term} | other: {n} {term}', 'pl', ['count forms']],
    ['{n} {term}', 'ar', []],
    ['one: {n} | other: {n} {other}', 'fi', ['count placeholders']],
    ['{n} osuma | {n} osumaa', 'fi', ['count placeholders']],
  ])('judges %j in %s', (count, locale, expected) => {
    const problems = problemsOf(locale, { count, search: 'x', by: '{name}' });
    expect(problems).toEqual(expected);
  });

  test('tells forms where nothing is counted, and an English text that has changed since', () => {
    const pages = { count: '{n} {term}', search: { english: 'Find', text: 'Hae' }, by: '{name} | {name}' };
    expect(problemsOf('fi', pages)).toEqual(['search stale', 'by forms']);
  });

  test('describes each problem in a sentence with its place', () => {
    const file = parse({ locale: 'ar', pages: { count: '{n} {term} | {n} {term}', b: 'x' }, mails: {} });
    expect(findPhraseProblems(file, TEXTS).map(describePhraseProblem)).toEqual([
      'pages: b is a name that nothing asks for; correct it or leave it out',
      'pages: count needs the forms by which the language counts: "zero: … | one: … | two: … | few: … | many: … | other: …"',
      'pages: search has no text yet; readers see it in English',
      'pages: by has no text yet; readers see it in English',
      'mails: hello has no text yet; readers see it in English',
    ]);
  });

  test('knows by which forms languages count', () => {
    expect(['fi', 'ja', 'pl', 'he'].map(listCountForms)).toEqual([
      ['one', 'other'],
      ['other'],
      ['one', 'few', 'many'],
      ['one', 'two', 'other'],
    ]);
  });
});

describe('an update', () => {
  test('keeps what is written, adds what is asked for and leaves out the rest', () => {
    const file = parse({
      locale: 'fi',
      pages: { search: 'Hae', by: { english: 'From {name}', text: '{name}' }, old: 'Vanha' },
    });
    const { json, ...counts } = updatePhrases(file, TEXTS);
    expect(counts).toEqual({ written: 2, missing: 2, leftOut: ['old'] });
    expect(JSON.parse(json)).toEqual({
      locale: 'fi',
      pages: {
        by: { english: 'From {name}', text: '{name}' },
        count: { english: TEXTS.pages.count, text: '' },
        search: { english: 'Search', text: 'Hae' },
      },
      mails: { hello: { english: 'Hello', text: '' } },
    });
    const again = updatePhrases(parsePhrases(json, 'own.json'), TEXTS);
    expect(again.json).toBe(json);
  });
});

test('no two blocks use one name for two texts, and no mail is without one', () => {
  const { pages, mails } = englishTexts(standardBlocks);
  const others = standardBlocks.flatMap(({ name, phrases }) =>
    Object.entries(phrases?.english ?? {}).flatMap(([key, text]) =>
      pages[key] === text ? [] : [`${name}: ${key}`],
    ),
  );
  expect(others).toEqual([]);
  expect(Object.keys(pages).length).toBeGreaterThan(700);
  expect(Object.values(mails).filter((text) => text.trim() === '')).toEqual([]);
});

test('the nine languages keep to the rules that a file of texts is checked by', () => {
  const wrong = LOCALES.flatMap((locale) => {
    const pages = Object.assign({}, ...standardBlocks.map(({ phrases }) => phrases?.locales[locale] ?? {}));
    const file = parse({ locale, pages });
    return findPhraseProblems(file, englishTexts(standardBlocks)).map(
      (problem) => `${locale} ${describePhraseProblem(problem)}`,
    );
  });
  expect(wrong).toEqual([]);
});
