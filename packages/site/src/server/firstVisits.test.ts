/**
 * First visits to stories, counted in statements of the database: what a page costs that nobody has visited since the start.
 * Times depend on the machine; statements do not.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Queries } from '@broadsheet/platform';
import { openDatabase } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/client-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const FIXTURES = join(import.meta.dirname, '../../../../fixtures');
const STARTING_MS = 120_000;
/** Two stories with the same tags and section. */
const DAYS = '/coast/climate/2026/11/12/after-the-surge-day-by-day/';
const NIGHT = '/coast/climate/2026/11/13/night-of-the-surge/';

let statements: string[] = [];
let paper: ListeningSite;

/** Returns a database that notes the statements it is given. */
function recordStatements(database: Database): Database {
  const noting = (queries: Queries): Queries => ({
    query(text, values) {
      statements.push(text);
      return queries.query(text, values);
    },
  });
  return {
    ...database,
    ...noting(database),
    transaction: (work) => database.transaction((queries) => work(noting(queries))),
  };
}

beforeAll(async () => {
  const database = recordStatements(await openDatabase({ imageFile: inject('databaseImage') }));
  paper = await openSiteWith({ fixtures: ['pages', 'stories', 'authors', 'collections', 'tags'], database });
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

/** Returns a copy of a story with an id and a URL of its own. */
function copyStory(story: object, url: string): object {
  const copy: unknown = JSON.parse(JSON.stringify(story).replaceAll(NIGHT, url));
  return { ...(isRecord(copy) ? copy : {}), _id: 'the-surge-again' };
}

async function visit(path: string): Promise<{ readonly html: string; readonly count: number }> {
  statements = [];
  const answer = await paper.get(path);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  // The version of the archive is asked for by time, once a second.
  return { html, count: statements.filter((text) => !text.includes('from archive_version')).length };
}

test('of a story like one that was visited needs few statements more than the story itself', async () => {
  await visit(DAYS);
  const { html, count } = await visit(NIGHT);
  expect(html).toContain(`href="${DAYS}"`);
  // Navigation, the story and its pictures; cards of related stories, and their pictures.
  expect(count).toBeLessThanOrEqual(5);
});

test('shows a related story that was imported a moment ago', async () => {
  await visit(NIGHT);
  const url = '/coast/climate/2026/11/21/the-surge-again/';
  const source = JSON.parse(await readFile(join(FIXTURES, 'stories/coast/night-of-the-surge.json'), 'utf8'));
  const story = { ...copyStory(source, url), display_date: new Date().toISOString() };
  const { rejected } = await paper.platform.platform.import(
    [await paper.folder.write('again.json', JSON.stringify(story))],
    { root: paper.folder.path },
  );
  expect(rejected).toEqual([]);
  await paper.site.reload();
  expect((await visit(NIGHT)).html).toContain(`href="${url}"`);
});
