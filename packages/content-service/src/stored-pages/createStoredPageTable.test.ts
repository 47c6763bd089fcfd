/** Tests the table of stored pages on each database: no page is found that a change concerns which was swept. */
import { createTestPlatform, NOW, onEachDatabase, story } from '@broadsheet/platform-testing/content';
import { toContentKey } from '@broadsheet/sdk-content/server';
import { expect, onTestFinished, test } from 'vitest';
import type { StoredPageRow } from './StoredPageTable.ts';

const MOST = 1_000;
const MINUTE = 60_000;

onEachDatabase('stored pages', (running) => {
  async function open() {
    let now = NOW;
    const { platform, remove } = await createTestPlatform(running.database, { clock: { now: () => now } });
    const failures: unknown[] = [];
    const watch = await platform.watchChanges({
      onChanged: () => undefined,
      onFailure: (error) => void failures.push(error),
    });
    onTestFinished(async () => {
      await watch.stop();
      await remove();
      expect(failures).toEqual([]);
    });
    const table = platform.storedPages;
    // The clock of each test begins anew.
    await running.database.query('truncate stored_pages, stored_page_sweeps');
    await table.sweep();
    return {
      table,
      later: (ms: number) => void (now += ms),
      /** Adds a page that was made with all that is stored now. */
      async add(path: string, keys: readonly string[], known = watch.known()) {
        return table.add({ ...page(path, keys), number: known.number }, known);
      },
      async known() {
        await watch.catchUp();
        return watch.known();
      },
    };
  }

  const page = (path: string, keys: readonly string[]): StoredPageRow => ({
    path,
    number: 0n,
    keys: keys.map((key) => toContentKey(key)),
    documents: ['article'],
    madeWith: 'one',
    facts: JSON.stringify({ about: path, quote: '“Åland”' }),
    body: Uint8Array.from({ length: 300 }, (_, index) => index % 256),
  });

  test('are found as they were added, by path', async () => {
    const { table, add, known } = await open();
    expect(await add('/rain/', ['document rain'], await known())).toBe(true);
    const found = await table.find('/rain/');
    const { facts, body } = page('/rain/', []);
    expect(found).toEqual({ unchanged: { number: expect.any(BigInt), at: NOW }, facts, body });
    expect(await table.find('/sun/')).toBeUndefined();
  });

  test('are removed by a change of what they were made from, and no others are', async () => {
    const { table, add, known } = await open();
    await add('/rain/', ['document rain'], await known());
    await add('/sun/', ['document sun'], await known());
    await add('/tides/', ['listed tag tides'], await known());
    await running.server.importAll(story('rain', { taxonomy: { tags: [{ slug: 'tides', text: 'Tides' }] } }));
    expect(await table.sweep()).toBe(2);
    expect(await table.find('/rain/')).toBeUndefined();
    expect(await table.find('/tides/')).toBeUndefined();
    expect(await table.find('/sun/')).toBeDefined();
    expect(await table.sweep()).toBe(0);
  });

  test('are not added when they were made before a change that was swept', async () => {
    const { table, add, known } = await open();
    const before = await known();
    await running.server.importAll(story('rain'));
    await table.sweep();
    expect(await add('/rain/', ['document rain'], before)).toBe(false);
    expect(await table.find('/rain/')).toBeUndefined();
    expect(await add('/rain/', ['document rain'], await known())).toBe(true);
  });

  test('do not replace pages that were made later', async () => {
    const { add, known } = await open();
    const before = await known();
    await running.server.importAll(story('sun'));
    const after = await known();
    await add('/rain/', ['document rain'], after);
    expect(await add('/rain/', ['document rain'], before)).toBe(false);
    const [row] = await running.database.query('select number::text as number from stored_pages');
    expect(row).toEqual({ number: String(after.number) });
  });

  test('are removed when an embargo ends that keeps a story out of their list, and none made before is added', async () => {
    const { table, add, later, known } = await open();
    const embargo = { active: true, end_time: new Date(NOW + MINUTE).toISOString() };
    await running.server.importAll(story('rain', { content_restrictions: { embargo } }));
    await table.sweep();
    const before = await known();
    await add('/all/', ['listed'], before);
    later(MINUTE);
    expect(await table.sweep()).toBe(1);
    expect(await add('/all/', ['listed'], before)).toBe(false);
  });

  test('are all removed when not every change since is known any more', async () => {
    const { table, add, known } = await open();
    await add('/rain/', ['document rain'], await known());
    await running.server.importAll(story('sun'));
    await running.database.query('update archive_version set forgotten = version');
    await table.sweep();
    expect(await table.find('/rain/')).toBeUndefined();
  });

  test('are the newest of as many as may be kept', async () => {
    const { table, add, later, known } = await open();
    for (const path of ['/1/', '/2/', '/3/']) {
      await add(path, [path], await known());
      later(1_000);
    }
    await table.trim(2);
    const found = await Promise.all(['/1/', '/2/', '/3/'].map((path) => table.find(path)));
    expect(found.map((each) => each !== undefined)).toEqual([false, true, true]);
    await table.trim(0);
    expect(await table.find('/3/')).toBeUndefined();
  });

  test('that the newest stories lack are listed, those of stories under embargo are not', async () => {
    const { table, add, known } = await open();
    const dated = (id: string, day: string, more = {}) =>
      story(id, { display_date: `2026-11-${day}T09:00:00Z`, ...more });
    const embargo = { active: true, end_time: new Date(NOW + MINUTE).toISOString() };
    await running.server.importAll(
      dated('aged', '01'),
      dated('fresh', '03'),
      dated('middle', '02'),
      dated('secret', '04', { content_restrictions: { embargo } }),
    );
    await table.sweep();
    const missing = (limit: number, most: number, madeWith = 'one') =>
      table.listMissing({ limit, most, madeWith });
    const all = await missing(10, MOST);
    expect(all).toHaveLength(3);
    expect(all.map((path) => /fresh|middle|aged/.exec(path)?.[0])).toEqual(['fresh', 'middle', 'aged']);
    await add(all[1] ?? '', ['document middle'], await known());
    expect(await missing(10, MOST)).toEqual([all[0], all[2]]);
    expect(await missing(1, MOST)).toEqual([all[0]]);
    expect(await missing(10, 2)).toEqual([all[0]]);
    expect(await missing(10, MOST, 'two')).toEqual(all);
  });

  test('are removed when a page document is published that they show', async () => {
    const { table, add, known } = await open();
    await add('/rain/', ['document rain'], await known());
    await running.database.query(
      `insert into content_changes (number, keys) select version + 1, array['page paper article'] from archive_version`,
    );
    await running.database.query('update archive_version set version = version + 1');
    expect(await table.sweep()).toBe(1);
  });

  test('whose time is over are missing', async () => {
    const { table, later, known } = await open();
    await running.server.importAll(story('rain'));
    const last = await known();
    await table.sweep();
    const [path = ''] = await table.listMissing({ limit: 1, most: MOST, madeWith: 'one' });
    await table.add({ ...page(path, []), number: last.number, goodUntil: NOW + MINUTE }, last);
    const missing = () => table.listMissing({ limit: 1, most: MOST, madeWith: 'one' });
    expect(await missing()).toEqual([]);
    later(MINUTE);
    expect(await missing()).toEqual([path]);
  });

  test('are added again after the clock of a process was a year ahead', async () => {
    const { table, add, known, later } = await open();
    const year = 365 * 24 * 60 * MINUTE;
    later(year);
    await running.server.importAll(story('rain'));
    await table.sweep();
    later(-year);
    await table.sweep();
    await table.sweep();
    expect(await add('/rain/', ['document rain'], await known())).toBe(true);
  });

  test('are made ahead by one process until it has said nothing for ten seconds', async () => {
    const { table } = await open();
    const set = (until: string) =>
      running.database.query(`update stored_page_sweeps set made_until = now() + interval '${until}'`);
    expect(await table.claimMaking('a')).toBe(true);
    await set('1 hour');
    expect([await table.claimMaking('b'), await table.claimMaking('a')]).toEqual([false, true]);
    await set('-1 second');
    expect(await table.claimMaking('b')).toBe(true);
    await set('1 hour');
    expect(await table.claimMaking('a')).toBe(false);
  });
});
