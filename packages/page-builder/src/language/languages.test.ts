import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';
import { describe, expect, test } from 'vitest';
import { FREE, SAME, TERMS } from '../../test/terms.ts';
import { ENGLISH, findLanguage, LANGUAGES } from './languages.ts';

const SOURCES = join(import.meta.dirname, '..');

/** The texts that the site writes to editors: the English is beside the site's code, and only the translations are here. */
const SITE_PHRASES = [
  ['page-lint/src/findingPhrases.ts', 'findingPhrases'],
  ['editing-service/src/refusals.ts', 'refusals'],
  ['editing-service/src/collections/collectionProblems.ts', 'collectionProblems'],
  ['editing-service/src/versions/versionNotes.ts', 'versionNotes'],
  ['site/src/pages/addressPhrases.ts', 'addressPhrases'],
  ['site/src/pagebuilder/sources/sourcePhrases.ts', 'sourcePhrases'],
  ['site/src/settings/settingPhrases.ts', 'settingPhrases'],
] as const;

async function readTable([file, name]: readonly [string, string]): Promise<unknown> {
  const module: unknown = await import(/* @vite-ignore */ join(SOURCES, '../..', file));
  return isRecord(module) ? module[name] : undefined;
}

/** Reads the English phrases of every folder, each with its file. */
async function readEnglish(): Promise<ReadonlyMap<string, string>> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('phrases.ts'),
  );
  const modules: unknown[] = await Promise.all(
    files.map(
      async (file): Promise<unknown> => (await import(/* @vite-ignore */ join(SOURCES, file))).phrases,
    ),
  );
  modules.push(...(await Promise.all(SITE_PHRASES.map(readTable))));
  const entries = modules.flatMap((phrases) => (isRecord(phrases) ? Object.entries(phrases) : []));
  const texts = entries.map(([key, text]) => [key, String(text)] as const);
  expect(texts.length).toBeGreaterThan(600);
  expect(new Set(texts.map(([key]) => key)).size).toBe(texts.length);
  return new Map(texts);
}

const readPhrases = async (code: string) => (await findLanguage([code]).load?.()) ?? {};

/**
 * Returns what a translation must have in common with the English text: placeholders for values, and the plural forms of
 * its language.
 */
const shapeOf = (text: string, code: string) => ({
  values: [...new Set(text.match(/\{\w+\}/g))].toSorted(),
  forms: hasSingular(code) ? text.split(' | ').length : 1,
});

const hasSingular = (code: string) =>
  new Intl.PluralRules(code).resolvedOptions().pluralCategories.includes('one');

const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

test('the builder speaks the languages of the blocks', () => {
  expect(LANGUAGES.map(({ code }) => code).toSorted()).toEqual(['en', ...LOCALES].toSorted());
});

describe.each(LANGUAGES.filter(({ load }) => load !== undefined))('$name', ({ code }) => {
  test('has every phrase that English has, with the same values', async () => {
    const [english, phrases] = [await readEnglish(), await readPhrases(code)];
    const wrong = [...english].filter(([key, text]) => {
      const translated = phrases[key]?.trim() ?? '';
      const shape = { ...shapeOf(translated, code), forms: translated.split(' | ').length };
      return translated === '' || JSON.stringify(shape) !== JSON.stringify(shapeOf(text, code));
    });
    // A new phrase must be added to every file of language/locales.
    expect(wrong.map(([key]) => key)).toEqual([]);
    expect(Object.keys(phrases).filter((key) => !english.has(key))).toEqual([]);
  });

  test('leaves nothing in English but what is the same word', async () => {
    const [english, phrases] = [await readEnglish(), await readPhrases(code)];
    const left = [...english].filter(
      ([key, text]) => phrases[key] === text && hasWords(text) && SAME[code]?.includes(text) !== true,
    );
    // A word that is the same in both languages must be listed in test/terms.ts.
    expect(left).toEqual([]);
    const half = Object.entries(phrases).filter(([, text]) =>
      /\b(the|and|with|your|this)\b/i.test(text.replaceAll(/\{\w+\}/g, '')),
    );
    expect(half).toEqual([]);
  });

  test('says one word for one term', async () => {
    const [english, phrases] = [await readEnglish(), await readPhrases(code)];
    const wrong = TERMS.flatMap(({ english: word, stems }) =>
      [...english].filter(([key, text]) => {
        const translated = (phrases[key] ?? '').toLowerCase();
        const isSaid = stems[code]?.some((stem) => translated.includes(stem)) === true;
        return word.test(text.replaceAll(/\{\w+\}/g, '')) && !isSaid && FREE[code]?.includes(key) !== true;
      }),
    );
    expect(wrong.map(([key, text]) => [key, text, phrases[key]])).toEqual([]);
  });
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fi', 'de_CH'], 'de'],
  [['fi'], 'en'],
  [['nb-NO', 'en'], 'no'],
  [['nn'], 'no'],
  [['pt-BR'], 'pt'],
  [['ja-JP', 'en-US'], 'ja'],
  [[], 'en'],
  [['__proto__', 'DE', 'fr'], 'de'],
  [['fr-CA'], 'fr'],
])('of the wishes %o, %s is spoken', (wishes, code) => {
  expect(findLanguage(wishes).code).toBe(code);
});

test('English is fetched from nowhere', () => {
  expect(ENGLISH.load).toBeUndefined();
});
