/** Tests that a cache in front forgets what has changed: through sockets, on each database, by one process of several. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { toContentKey } from '@broadsheet/sdk-content/server';
import {
  onEachDatabase,
  openCacheStandIn,
  siteProperties,
  story,
} from '@broadsheet/platform-testing/content';
import type { CacheStandIn, RecordedCall } from '@broadsheet/platform-testing/content';
import { openDatabase, openOwnSchema } from '@broadsheet/service-kit/database';
import type { Database } from '@broadsheet/service-kit/database';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createVarnish } from './createVarnish.ts';
import { startCachePurge } from './startCachePurge.ts';

const PATIENCE = { timeout: 15_000, interval: 20 };
const RAIN = toContentKey('document rain').toString(36);
const keysOf = ({ headers }: RecordedCall): readonly string[] => String(headers['xkey-purge']).split(' ');
const times = (cache: CacheStandIn, key: string): number =>
  cache.calls.filter((call) => keysOf(call).includes(key)).length;

let names = 0;
/** A name of its own for each test, because the database is that of all. */
const ownName = () => `Varnish ${(names += 1)}`;

/** Starts a process that tells the cache, until the test ends. */
function start(database: Database, cache: CacheStandIn, name = ownName()) {
  const errors: string[] = [];
  const purge = startCachePurge({
    database,
    site: 'paper',
    purger: { ...createVarnish({ urls: [cache.origin] }), name },
    clock: { now: () => Date.now() },
    log: { error: (message, details) => void errors.push(`${message} ${String(details)}`) },
  });
  onTestFinished(() => purge.stop());
  return { purge, errors };
}

const toldOnceAtFirst = (cache: CacheStandIn) =>
  vi.waitFor(() => expect(times(cache, 'site-paper')).toBe(1), PATIENCE);

onEachDatabase('a cache in front', (running) => {
  test(
    'forgets everything at first, and then what has changed, at once and once more',
    { timeout: 60_000 },
    async () => {
      await using cache = await openCacheStandIn();
      const { purge } = start(running.database, cache);
      await toldOnceAtFirst(cache);
      await running.server.importAll(story('rain'));
      const changedAt = Date.now();
      purge.wake();
      await vi.waitFor(() => expect(times(cache, RAIN)).toBe(1), PATIENCE);
      await vi.waitFor(() => expect(times(cache, RAIN)).toBe(2), PATIENCE);
      const [, second] = cache.calls.filter((call) => keysOf(call).includes(RAIN));
      expect((second?.at ?? 0) - changedAt).toBeGreaterThan(2_500);
      expect(cache.calls.some((call) => keysOf(call).includes('any-paper'))).toBe(true);
      expect(times(cache, 'site-paper')).toBe(1);
      expect(purge.health()).toBe('ok');
    },
  );

  test('forgets the whole site when a setting has changed', { timeout: 60_000 }, async () => {
    await using cache = await openCacheStandIn();
    start(running.database, cache);
    await toldOnceAtFirst(cache);
    await running.server.importAll(siteProperties());
    await vi.waitFor(() => expect(times(cache, 'site-paper')).toBe(2), PATIENCE);
  });

  test('is told again until it accepts, and the log has the reason once', { timeout: 60_000 }, async () => {
    await using cache = await openCacheStandIn();
    cache.answer({ status: 503 });
    const { purge, errors } = start(running.database, cache);
    await vi.waitFor(() => expect(cache.calls.length).toBeGreaterThan(2), PATIENCE);
    expect(purge.health()).toBe('behind');
    expect(errors).toEqual([expect.stringContaining('answered 503')]);
    const [first, second, third] = cache.calls.map(({ at }) => at);
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThan((second ?? 0) - (first ?? 0));
    cache.answer({ status: 200 });
    await vi.waitFor(() => expect(purge.health()).toBe('ok'), PATIENCE);
  });
});

const databaseUrl = process.env['TEST_DATABASE_URL'];

describe.runIf(databaseUrl)('of several processes', () => {
  async function openSchema() {
    const schema = await openOwnSchema(databaseUrl ?? '');
    onTestFinished(() => schema.drop());
    const change = () =>
      schema.database.query(`select record_content_change(current_schema()::text, array['document rain'])`);
    return { schema, change };
  }

  test('one tells each change', { timeout: 60_000 }, async () => {
    await using cache = await openCacheStandIn();
    const { schema, change } = await openSchema();
    await change();
    const others = await Promise.all([1, 2, 3].map(() => openDatabase({ url: schema.url })));
    onTestFinished(async () => void (await Promise.all(others.map((other) => other.close()))));
    const name = ownName();
    const started = others.map((other) => start(other, cache, name));
    await toldOnceAtFirst(cache);
    await change();
    for (const { purge } of started) purge.wake();
    await vi.waitFor(() => expect(times(cache, RAIN)).toBe(2), PATIENCE);
    expect(times(cache, 'site-paper')).toBe(1);
  });

  test('another goes on where one is killed in the middle', { timeout: 60_000 }, async () => {
    await using cache = await openCacheStandIn();
    const { schema, change } = await openSchema();
    await change();
    cache.answer('hang');
    const program = join(import.meta.dirname, '../../test/purgeProcess.ts');
    const words = ['--conditions=@broadsheet/source', program, schema.url, cache.origin];
    const killed = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
    const exited = once(killed, 'exit');
    await vi.waitFor(() => expect(cache.calls).toHaveLength(1), PATIENCE);
    await change();
    start(schema.database, cache, 'Varnish');
    cache.answer({ status: 200 });
    killed.kill('SIGKILL');
    await exited;
    await vi.waitFor(() => expect(times(cache, 'site-paper')).toBe(2), PATIENCE);
  });
});
