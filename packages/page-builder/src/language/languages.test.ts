import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@broadsheet/sdk-content';
import { describe, expect, test } from 'vitest';
import { ENGLISH, findLanguage, LANGUAGES } from './languages.ts';

const SOURCES = join(import.meta.dirname, '..');

/** English of every folder, each phrase with the file it stands in. */
async function readEnglish(): Promise<ReadonlyMap<string, string>> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('phrases.ts'),
  );
  const modules = await Promise.all(
    files.map(
      async (file): Promise<unknown> => (await import(/* @vite-ignore */ join(SOURCES, file))).phrases,
    ),
  );
  const entries = modules.flatMap((phrases) => (isRecord(phrases) ? Object.entries(phrases) : []));
  const texts = entries.map(([key, text]) => [key, String(text)] as const);
  expect(texts.length).toBeGreaterThan(600);
  expect(new Set(texts.map(([key]) => key)).size).toBe(texts.length);
  return new Map(texts);
}

/** What a translation has to have as well: places for values, and as many forms for numbers. */
const shapeOf = (text: string) => ({
  values: [...new Set(text.match(/\{\w+\}/g))].toSorted(),
  forms: text.split(' | ').length,
});

describe.each(LANGUAGES.filter(({ load }) => load !== undefined))('$name', ({ load }) => {
  test('says everything that English says, with the same values', async () => {
    const [english, phrases] = [await readEnglish(), (await load?.()) ?? {}];
    const wrong = [...english].filter(([key, text]) => {
      const translated = phrases[key]?.trim() ?? '';
      return translated === '' || JSON.stringify(shapeOf(translated)) !== JSON.stringify(shapeOf(text));
    });
    // Whoever adds a phrase adds it to every file of language/locales.
    expect(wrong.map(([key]) => key)).toEqual([]);
    expect(Object.keys(phrases).filter((key) => !english.has(key))).toEqual([]);
  });
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fi', 'de_CH'], 'de'],
  [['fi'], 'en'],
  [[], 'en'],
  [['__proto__', 'DE', 'fr'], 'de'],
  [['fr-CA'], 'fr'],
])('of the wishes %o, %s is spoken', (wishes, code) => {
  expect(findLanguage(wishes).code).toBe(code);
});

test('English is fetched from nowhere', () => {
  expect(ENGLISH.load).toBeUndefined();
});
