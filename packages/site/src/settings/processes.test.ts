/** Settings that are published in one process of a site, read from another one over the same PostgreSQL. */
import { openDatabase } from '@broadsheet/platform';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { openOwnSchema } from '../../test/openOwnSchema.ts';
import type { OwnSchema } from '../../test/openOwnSchema.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];

describe.runIf(databaseUrl)('settings that are published in one process', () => {
  let schema: OwnSchema;
  let other: ListeningSite;
  let site: ListeningSite;
  let room: EditorRoom;

  beforeAll(async () => {
    schema = await openOwnSchema(databaseUrl ?? '');
    site = await openSiteWith({ fixtures: ['navigation', 'pages'], database: await openDatabase(schema) });
    other = await openSiteWith({ fixtures: [], database: await openDatabase(schema) });
    room = await openEditorRoom(site);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([site[Symbol.asyncDispose](), other[Symbol.asyncDispose]()]);
    await schema.drop();
  });

  test.each([
    [
      'theme',
      { colours: { brand: { light: '#14532d', dark: '#86efac' } }, measures: {} },
      '--bs-brand:light-dark(#14532d,#86efac)',
    ],
    [
      'navigation:default',
      {
        hierarchy: 'default',
        _id: '/',
        children: [{ _id: 'link-1', node_type: 'link', display_name: 'Tide tables', url: '/tides/' }],
      },
      'href="/tides/"',
    ],
  ])('as the %s are what the next reader gets from the other one', async (id, document, shown) => {
    const readOther = async () => (await other.get('/offer/')).text();
    expect(await readOther()).not.toContain(shown);
    await room.call('PUT', `/settings/${id}/draft`, { document, revision: 0 });
    expect((await room.call('POST', `/settings/${id}/publication`, { revision: 1 })).status).toBe(200);
    await vi.waitFor(async () => expect(await readOther()).toContain(shown), {
      timeout: 1_000,
      interval: 10,
    });
  });
});
