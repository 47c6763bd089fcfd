/** What calls of the sales service and of editors get, through the site's socket, while its PostgreSQL is away. */
import { openDatabase, openOwnSchema } from '@broadsheet/platform';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openDatabaseProxy } from '@broadsheet/platform-testing/network';
import { openSiteWith } from '../../test/openListeningSite.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];
const LOG_IN = {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  body: JSON.stringify({ email: 'ada@paper.example', password: 'a password' }),
};
const stack = new AsyncDisposableStack();
afterAll(() => stack.disposeAsync());

describe.runIf(databaseUrl)('while the database is away', () => {
  test(
    'calls for what is sold and for pages are answered with 503, and say when to try again',
    { timeout: 120_000 },
    async () => {
      const schema = await openOwnSchema(databaseUrl ?? '');
      stack.defer(() => schema.drop());
      const proxy = await openDatabaseProxy(schema.url);
      stack.defer(() => proxy.close());
      const paper = await openSiteWith({
        fixtures: ['pages'],
        database: await openDatabase({ url: proxy.url }),
      });
      stack.use(paper);
      const calls = [
        ['/retail/public/v1/offer/live/default', {}],
        ['/retail/public/v1/product/digital', {}],
        ['/pagebuilder/api/session', LOG_IN],
      ] as const;
      for (const [path, init] of calls) expect((await paper.get(path, init)).status).not.toBe(503);
      proxy.cut();
      for (const [path, init] of calls) {
        const { status, headers } = await paper.get(path, init);
        expect([path, status]).toEqual([path, 503]);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      proxy.repair();
      await vi.waitFor(async () => expect((await paper.get('/readyz')).status).toBe(200), 10_000);
    },
  );
});
