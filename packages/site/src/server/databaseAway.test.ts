/** What readers and machines that watch a site get, through its socket, while its PostgreSQL is away. */
import { openDatabase, openOwnSchema } from '@broadsheet/platform';
import type { OwnSchema } from '@broadsheet/platform';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabaseProxy } from '@broadsheet/platform-testing/network';
import type { DatabaseProxy } from '@broadsheet/platform-testing/network';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];

const READ = '/coast/climate/2026/11/13/night-of-the-surge/';
const UNREAD = {
  cut: '/coast/climate/2026/11/19/a-week-after-the-surge/',
  silence: '/coast/walks/2026/11/20/seven-walks-below-the-cranes/',
} as const;
const LONGEST_MS = 2_000;

describe.runIf(databaseUrl)('a site whose database is away', () => {
  let schema: OwnSchema;
  let proxy: DatabaseProxy;
  let paper: ListeningSite;

  beforeAll(async () => {
    schema = await openOwnSchema(databaseUrl ?? '');
    proxy = await openDatabaseProxy(schema.url);
    paper = await openSiteWith({
      fixtures: ['pages', 'stories', 'authors', 'collections', 'tags', 'navigation'],
      database: await openDatabase({ url: proxy.url }),
    });
  }, 120_000);
  afterAll(async () => {
    await paper[Symbol.asyncDispose]();
    await proxy.close();
    await schema.drop();
  });

  const logIn = () =>
    paper.get('/identity/public/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        userName: 'ada@paper.example',
        credentials: 'a password',
        grantType: 'password',
      }),
    });

  async function timed(ask: () => Promise<Response>) {
    const start = performance.now();
    const response = await ask();
    await response.text();
    const { status, headers } = response;
    return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - start };
  }

  test.each(['cut', 'silence'] as const)(
    'answers what needs it with 503 in two seconds, and what is known as before (%s)',
    { timeout: 60_000 },
    async (how) => {
      expect((await paper.get(READ)).status).toBe(200);
      proxy[how]();
      const [login, unread] = await Promise.all([timed(logIn), timed(() => paper.get(UNREAD[how]))]);
      for (const { status, retryAfter, ms } of [login, unread]) {
        expect(status).toBe(503);
        expect(Number(retryAfter)).toBeGreaterThan(0);
        expect(ms).toBeLessThan(LONGEST_MS);
      }
      expect((await timed(logIn)).ms).toBeLessThan(LONGEST_MS / 4);
      expect((await paper.get(READ)).status).toBe(200);
      expect((await paper.get('/readyz')).status).toBe(503);
      expect((await paper.get('/readyz?for=readers')).status).toBe(200);
      expect((await paper.get('/livez')).status).toBe(200);
      expect((await paper.get('/healthz')).status).toBe(200);
      proxy.repair();
      await vi.waitFor(async () => expect((await paper.get('/readyz')).status).toBe(200), 10_000);
      await vi.waitFor(async () => expect((await paper.get(UNREAD[how])).status).toBe(200), 15_000);
      expect((await logIn()).status).not.toBe(503);
    },
  );
});
