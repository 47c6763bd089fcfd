/** Two processes of one site over one PostgreSQL, each behind a socket of its own. */
import { openDatabase } from '@broadsheet/platform';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { openOwnSchema } from '../../test/openOwnSchema.ts';
import type { OwnSchema } from '../../test/openOwnSchema.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];
/** What is asked of a publication: that it reaches all processes in this time. */
const WITHIN = { timeout: 1_000, interval: 10 };

describe.runIf(databaseUrl)('a publication in one process', () => {
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

  const readOther = async () => (await other.get('/offer/')).text();

  test('is what the next reader gets from the other one within a second', async () => {
    expect(await readOther()).not.toContain('Heard at once');
    await room.publish('offer', 'Heard at once');
    await vi.waitFor(async () => expect(await readOther()).toContain('Heard at once'), WITHIN);
  });

  test('reaches the other one after its connection was ended', async () => {
    await schema.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where query ilike 'listen%broadsheet_publication%' and pid <> pg_backend_pid()`,
    );
    await room.publish('offer', 'Heard again');
    await vi.waitFor(async () => expect(await readOther()).toContain('Heard again'), {
      ...WITHIN,
      timeout: 5_000,
    });
    await room.publish('offer', 'And in time');
    await vi.waitFor(async () => expect(await readOther()).toContain('And in time'), WITHIN);
  });

  test('is taken back everywhere', async () => {
    expect((await room.call('DELETE', '/pages/offer/publication')).status).toBe(204);
    await vi.waitFor(async () => expect((await other.get('/offer/')).status).toBe(404), WITHIN);
    expect((await room.call('POST', '/pages/offer/versions/2/restoration', {})).status).toBe(200);
    await vi.waitFor(async () => expect(await readOther()).toContain('Heard at once'), WITHIN);
  });
});
