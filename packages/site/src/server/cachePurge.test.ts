/** A cache in front that is told what to forget, by the keys that answers carried, through sockets. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openCacheStandIn } from '@broadsheet/platform-testing/content';
import type { CacheStandIn } from '@broadsheet/platform-testing/content';
import { isRecord } from '@broadsheet/client-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const POEM = '/culture/books/2026/10/11/a-poem-for-every-crossing/';
const POEM_FILE = 'fixtures/stories/culture/a-poem-for-every-crossing.json';
const PATIENCE = { timeout: 15_000, interval: 20 };

let cache: CacheStandIn;
let paper: ListeningSite;

beforeAll(async () => {
  cache = await openCacheStandIn();
  const variables = { CACHE_PURGE: 'varnish', CACHE_PURGE_URL: cache.origin, SOURCE_TIMEOUT_MS: '30000' };
  paper = await openListeningSite(['pages', 'stories', 'authors', 'tags', 'navigation'], variables);
  await vi.waitUntil(() => cache.calls.length === 1, PATIENCE);
}, 60_000);
afterAll(async () => {
  await paper.site.close();
  await paper[Symbol.asyncDispose]();
  await cache[Symbol.asyncDispose]();
});

/** Returns the keys that an answer carries. */
const keysAt = async (path: string): Promise<readonly string[]> =>
  ((await paper.get(path)).headers.get('xkey') ?? '').split(' ');

const purged = (): ReadonlySet<string> =>
  new Set(cache.calls.flatMap(({ headers }) => String(headers['xkey-purge']).split(' ')));

test('forgets the page of a story that has changed, and keeps others', { timeout: 60_000 }, async () => {
  const home = join(import.meta.dirname, '../../../..');
  const story: unknown = JSON.parse(await readFile(join(home, POEM_FILE), 'utf8'));
  const changed = { ...(isRecord(story) && story), headlines: { basic: 'A poem for each crossing' } };
  const own = await keysAt(POEM);
  const other = await keysAt('/privacy-policy/');
  cache.answer({ status: 200 });
  const before = cache.calls.length;
  const { rejected } = await paper.platform.platform.import([
    await paper.folder.write('poem.json', JSON.stringify(changed)),
  ]);
  expect(rejected).toEqual([]);
  await vi.waitFor(() => expect(cache.calls.length).toBeGreaterThan(before), PATIENCE);
  const told = cache.calls.slice(before).flatMap(({ headers }) => String(headers['xkey-purge']).split(' '));
  expect(own.some((key) => told.includes(key))).toBe(true);
  expect(other.some((key) => told.includes(key))).toBe(false);
  expect(purged()).toContain('any-courier');
});

test('keeps a page for an hour that changes with content alone, and readers for none', async () => {
  const { headers } = await paper.get('/privacy-policy/');
  expect(headers.get('surrogate-control')).toBe(
    'max-age=3600, stale-while-revalidate=60, stale-if-error=86400',
  );
  expect(headers.get('cache-control')).toContain('max-age=0, s-maxage=60');
});

test('shows in /readyz that it does not accept', { timeout: 60_000 }, async () => {
  const health = async () => (await paper.get('/readyz')).json();
  expect(await health()).toMatchObject({ status: 'ok', cache: 'ok' });
  cache.answer({ status: 500 });
  await paper.platform.platform.content.database.query(
    `select record_content_change(current_schema()::text, array['document rain'])`,
  );
  await vi.waitFor(
    async () => expect(await health()).toMatchObject({ status: 'ok', cache: 'behind' }),
    PATIENCE,
  );
  cache.answer({ status: 200 });
});
