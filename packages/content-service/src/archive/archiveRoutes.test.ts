import { expect, test } from 'vitest';
import {
  createTestPlatform,
  NOW,
  onEachDatabase,
  author,
  story,
  tag,
} from '@broadsheet/platform-testing/content';
import type { TestPlatform } from '@broadsheet/platform-testing/content';
import type { Database, Queries } from '@broadsheet/service-kit/database';
import { listAt, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';

/** Wraps a database and counts the queries over the whole archive. */
function watch(database: Database) {
  let counted = 0;
  const watching = (queries: Queries): Queries => ({
    query(statement, values) {
      if (statement.includes('max(greatest(')) counted += 1;
      return queries.query(statement, values);
    },
  });
  const watched: Database = {
    ...database,
    ...watching(database),
    transaction: (work) => database.transaction((queries) => work(watching(queries))),
  };
  return { watched, counted: () => counted };
}

const written = (id: string, day: string, changes: JsonObject = {}): JsonObject =>
  story(id, {
    display_date: `2026-11-${day}T08:00:00Z`,
    credits: { by: [{ type: 'author', version: '0.10.12', name: 'Ada', slug: 'ada' }] },
    taxonomy: { tags: [{ text: 'Tides', slug: 'tides' }] },
    ...changes,
  });

onEachDatabase('the archive of a site', (running) => {
  const read = async ({ get }: TestPlatform, what: string) =>
    listAt((await get(`/content/v4/archive/${what}?website=paper`)).body, what);
  const days = async (platform: TestPlatform) =>
    (await read(platform, 'days')).map((day) => [textAt(day, 'date'), Number(Object(day).count)]);

  test('tells days, the newest first, with authors and tags that have a page', async () => {
    await running.server.importAll(author('ada'), tag('tides'), tag('unused'));
    await running.server.importAll(written('a', '09'), written('b', '10'), written('c', '10'));
    expect(await days(running.server)).toEqual([
      ['2026-11-10', 2],
      ['2026-11-09', 1],
    ]);
    expect((await read(running.server, 'authors')).map((one) => textAt(one, 'slug'))).toEqual(['ada']);
    expect((await read(running.server, 'tags')).map((one) => textAt(one, 'slug'))).toEqual(['tides']);
  });

  test('is counted once until something is stored, by whichever process', async () => {
    const { watched, counted } = watch(running.database);
    const other = await createTestPlatform(watched);
    await running.server.importAll(written('a', '09'));
    const lists = ['days', 'authors', 'tags', 'sections'];
    await Promise.all(lists.map((what) => read(other, what)));
    const first = counted();
    for (const what of [...lists, 'days']) await read(other, what);
    expect(counted()).toBe(first);

    await running.server.importAll(author('ada'), tag('tides'), written('b', '10'));
    expect(await days(other)).toEqual([
      ['2026-11-10', 1],
      ['2026-11-09', 1],
    ]);
    expect(await read(other, 'authors')).toHaveLength(1);
    expect(await read(other, 'tags')).toHaveLength(1);
    const sport = { type: 'section', version: '0.10.12', _id: '/sport/', _website: 'paper', name: 'Sport' };
    const moved = { websites: { paper: { website_section: sport, website_url: '/c/' } } };
    const before = await read(other, 'sections');
    await running.server.importAll(written('c', '08', moved));
    expect(await read(other, 'sections')).toHaveLength(before.length + 1);
    await running.database.query("delete from documents where id = 'c'");
    await running.database.query("delete from documents where id = 'b'");
    expect(await days(other)).toEqual([['2026-11-09', 1]]);
    await other.remove();
  });

  test('has what comes out of its embargo, though nothing was stored', async () => {
    let now = NOW;
    const later = await createTestPlatform(running.database, { clock: { now: () => now } });
    const embargo = { active: true, end_time: new Date(NOW + 60_000).toISOString() };
    await later.importAll(written('a', '09'), written('b', '10', { content_restrictions: { embargo } }));
    expect(await days(later)).toEqual([['2026-11-09', 1]]);
    now = NOW + 60_000;
    expect(await days(later)).toHaveLength(2);
    now = NOW;
    expect(await days(later)).toHaveLength(1);
    await later.remove();
  });
});
