import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '@broadsheet/platform';
import { startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { seedStore } from './seedStore.ts';

let started: TestPlatform;
let platform: Platform;
beforeAll(async () => {
  started = await startPlatform();
  platform = started.platform;
}, 30_000);
afterAll(() => started.close());

const author = { type: 'author', version: '0.10.12', _id: 'ada', name: 'Ada', slug: 'ada' };
const page = {
  schemaVersion: 1,
  id: 'about',
  match: { kind: 'path', path: '/about/' },
  layout: 'single-column-regular',
  areas: {},
};

test('stores the documents and copies the media, as often as it is asked', async () => {
  await using folder = await temporaryFolder();
  await folder.write('authors/ada.json', author);
  await folder.write('pages/about.json', page);
  await folder.write('media/film.webm', 'film');
  await folder.write('media/notes.txt', 'not for readers');
  const steps: string[] = [];
  const seed = () =>
    seedStore(platform, folder.path, ({ filesDone, filesTotal }) => steps.push(`${filesDone}/${filesTotal}`));
  expect(await seed()).toEqual({ imported: 2, unchanged: 0, rejected: [], warnings: [] });
  expect(steps).toEqual(['0/2', '1/2', '2/2']);
  expect(await seed()).toEqual({ imported: 0, unchanged: 2, rejected: [], warnings: [] });
  expect(await readdir(platform.mediaDir)).toEqual(['film.webm']);
  expect(await readFile(join(platform.mediaDir, 'film.webm'), 'utf8')).toBe('film');
});

const pageWith = (section: string) => ({
  ...page,
  areas: { navigation: [{ id: 'top', block: 'shared-section', fields: { section }, children: [] }] },
});

test('warns of a shared section that no document brings, and not of one that comes after its page', async () => {
  await using folder = await temporaryFolder();
  await folder.write('pages/about.json', pageWith('masthead'));
  const file = await folder.write('pages/contact.json', {
    ...pageWith('nameplate'),
    id: 'contact',
    match: { kind: 'path', path: '/contact/' },
  });
  await folder.write('pages/masthead.json', {
    ...page,
    ...{ id: 'masthead', match: { kind: 'shared-section' }, layout: 'shared-section-layout' },
  });
  expect((await seedStore(platform, folder.path, () => undefined)).warnings).toEqual([
    {
      file,
      path: '$.areas.navigation[0].fields.section',
      reason: expect.stringContaining('"nameplate" is not published'),
    },
  ]);
});

test('refuses a page document that the engine could not read, and stores the rest', async () => {
  await using folder = await temporaryFolder();
  const file = await folder.write('pages/broken.json', { ...page, id: 'broken', match: { kind: 'nowhere' } });
  await folder.write('authors/ben.json', { ...author, _id: 'ben', name: 'Ben', slug: 'ben' });
  expect(await seedStore(platform, folder.path, () => undefined)).toEqual({
    imported: 1,
    unchanged: 0,
    rejected: [{ file, path: '$', reason: expect.stringContaining('docs/page-documents.md') }],
    warnings: [],
  });
});

test('has nothing to do for a folder without documents and media', async () => {
  await using folder = await temporaryFolder();
  expect(await seedStore(platform, folder.path, () => undefined)).toEqual({
    imported: 0,
    unchanged: 0,
    rejected: [],
    warnings: [],
  });
});
