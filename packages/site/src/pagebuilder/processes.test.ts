/** Pages that are published in one process of a site, read from another one over the same PostgreSQL. */
import { isRecord } from '@broadsheet/client-core';
import { createReference, createSection } from '@broadsheet/page-document';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withHeading } from '../../test/openEditorRoom.ts';
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

  test('of a shared section is what the next reader of a page with it gets from the other one within a second', async () => {
    const publish = async (id: string, document: unknown) => {
      const saved = await two.room.call('PUT', `/pages/${id}/draft`, { document, revision: 0 });
      const body: unknown = await saved.json();
      const revision = isRecord(body) ? body['revision'] : undefined;
      const published = await two.room.call('POST', `/pages/${id}/publication`, { revision });
      expect(published.status).toBe(200);
    };
    const blocks = (text: string) => [{ id: 'h', block: 'header', fields: { text }, children: [] }];
    const section = (text: string) => createSection({ id: 'tide', name: 'Tide', blocks: blocks(text) });
    await publish('tide', section('High water'));
    const page = withHeading('login', 'Log in');
    await publish('login', { ...page, areas: { body: [createReference('r', 'tide')] } });
    await vi.waitFor(
      async () => expect(await two.readOther('/account/login/')).toContain('High water'),
      WITHIN,
    );
    await publish('tide', section('Low water'));
    await vi.waitFor(
      async () => expect(await two.readOther('/account/login/')).toContain('Low water'),
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
