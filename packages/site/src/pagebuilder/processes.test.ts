/** Pages that are published in one process of a site, read from another one over the same PostgreSQL. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTwoProcesses, WITHIN } from '../../test/openTwoProcesses.ts';
import type { TwoProcesses } from '../../test/openTwoProcesses.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];

describe.runIf(databaseUrl)('a publication in one process', () => {
  let two: TwoProcesses;

  beforeAll(async () => {
    two = await openTwoProcesses(databaseUrl ?? '');
  }, 60_000);
  afterAll(() => two.close());

  const readOther = () => two.readOther('/offer/');

  test('is what the next reader gets from the other one within a second', async () => {
    expect(await readOther()).not.toContain('Heard at once');
    await two.room.publish('offer', 'Heard at once');
    await vi.waitFor(async () => expect(await readOther()).toContain('Heard at once'), WITHIN);
  });

  test('of a collection is what the next reader of a page with it gets from the other one within a second', async () => {
    const children = [{ _id: 'story-flood-insurance', type: 'story', headline: 'Sandbags <b> & tide' }];
    const document = { name: 'Front', aliases: ['front-page'], children };
    const setting = '/settings/collection:front';
    expect(await two.readOther('/')).not.toContain('Sandbags');
    expect((await two.room.call('PUT', `${setting}/draft`, { document, revision: 0 })).status).toBe(200);
    expect((await two.room.call('POST', `${setting}/publication`, { revision: 1 })).status).toBe(200);
    await vi.waitFor(
      async () => expect(await two.readOther('/')).toContain('Sandbags &lt;b&gt; &amp; tide'),
      WITHIN,
    );
  });

  test('reaches the other one after its connection was ended', async () => {
    await two.schema.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where query ilike 'listen%broadsheet_publication%' and pid <> pg_backend_pid()`,
    );
    await two.room.publish('offer', 'Heard again');
    await vi.waitFor(async () => expect(await readOther()).toContain('Heard again'), {
      ...WITHIN,
      timeout: 5_000,
    });
    await two.room.publish('offer', 'And in time');
    await vi.waitFor(async () => expect(await readOther()).toContain('And in time'), WITHIN);
  });

  test('is taken back everywhere', async () => {
    expect((await two.room.call('DELETE', '/pages/offer/publication')).status).toBe(204);
    await vi.waitFor(async () => expect((await two.other.get('/offer/')).status).toBe(404), WITHIN);
    expect((await two.room.call('POST', '/pages/offer/versions/2/restoration', {})).status).toBe(200);
    await vi.waitFor(async () => expect(await readOther()).toContain('Heard at once'), WITHIN);
  });
});
