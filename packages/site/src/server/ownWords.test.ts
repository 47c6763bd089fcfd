/** A newspaper in a language that the blocks do not speak, with its own file of texts, through its socket. */
import { join } from 'node:path';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { isRecord } from '@broadsheet/client-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import type { TemporaryFolder } from '../../test/temporaryFolder.ts';

const PAGES = {
  'res.count':
    'zero: لا نتائج عن {term} | one: نتيجة عن {term} | two: نتيجتان عن {term} | few: {n} نتائج عن {term} | many: {n} نتيجة عن {term} | other: {n} نتيجة أيضا عن {term}',
  'res.button': 'ابحث',
  'id.email': 'البريد',
  'no.such.name': 'x',
};

let folder: TemporaryFolder;
let paper: ListeningSite;
beforeAll(async () => {
  folder = await temporaryFolder();
  const own = await folder.write('arabic.json', JSON.stringify({ locale: 'ar', pages: PAGES }));
  paper = await openSiteWith({
    fixtures: ['site', 'pages', 'navigation', 'stories/coast'],
    variables: { PHRASES_FILE: own },
  });
  const site = readFixture('site');
  if (!isRecord(site)) throw new Error('No site.');
  const arabic = await folder.write(
    'site.json',
    JSON.stringify({ ...site, locale: 'ar-EG', textDirection: 'rtl' }),
  );
  await paper.platform.platform.import([arabic]);
  await paper.site.reload();
}, 120_000);
afterAll(async () => {
  await paper[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const read = async (path: string) =>
  (await (await paper.get(path)).text()).replaceAll(/[\u2066-\u2069]|&#x?20\d\d;/g, '');

test('the site speaks its own words, in the form that the number asks for', async () => {
  const counts = await Promise.all(
    ['zzzz', 'barrier', 'the'].map(async (term) => {
      const page = await read(`/search/${term}/`);
      return /(?:لا نتائج|نتيجة|نتيجتان|[\d٠-٩]+ نتائج|[\d٠-٩]+ نتيجة)(?: أيضا)? عن (\w+)/.exec(page)?.[0];
    }),
  );
  expect(counts).toEqual(['لا نتائج عن zzzz', '٩ نتائج عن barrier', '١٢ نتيجة عن the']);
  expect(await read('/search/barrier/')).toContain('ابحث');
});

test('an island gets the words of the site, and no others of its file', async () => {
  const page = await read('/account/login/');
  expect(page).toContain('البريد');
  const [, data = ''] = /<script[^>]*id="bs-data"[^>]*>(.*?)<\/script>/.exec(page) ?? [];
  expect(data).toContain('"id.email":"البريد"');
  expect(data).not.toContain('res.button');
  expect(data).not.toContain('no.such.name');
});

test('the log says at the start how much is missing, and how to see all of it', () => {
  const line = paper.lines.find((each) => each.includes('broadsheet phrases check'));
  expect(line).toContain(join(folder.path, 'arabic.json'));
  expect(line).toContain('no.such.name is a name that nothing asks for');
});

test('a file that is none stops the start with its place', async () => {
  const broken = await folder.write('broken.json', '{"locale":"fi","pages":{"res.button":1}}');
  await expect(openSiteWith({ fixtures: ['site'], variables: { PHRASES_FILE: broken } })).rejects.toThrow(
    '"res.button" in "pages" must be a text',
  );
});
