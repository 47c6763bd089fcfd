import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { openEditing, page } from '@broadsheet/platform-testing/editing';
import type { EditingRoom } from '@broadsheet/platform-testing/editing';
import { listAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';

const OLD = 'From a tab that was open before';

describe.each(databasesUnderTest)('a tab that was open before, on $name,', ({ open }) => {
  let database: Database;
  let room: EditingRoom;
  let cookie: string;

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyTables(database);
    room = openEditing(database);
    cookie = await room.openAdmin();
  });
  afterAll(() => database.close());

  const publishNext = async (name: string) => {
    const { body } = await room.save(cookie, name, 0);
    return room.publish(cookie, Number(valueAt(body, 'revision')));
  };
  const get = async (path: string) => (await room.call('GET', path, { cookie })).body;
  const put = (path: string, body: JsonObject) => room.call('PUT', path, { cookie, body });
  /** Begins a draft with what the tab has read. */
  const begin = (path: string, document: JsonObject, read: Awaited<ReturnType<typeof get>>) =>
    put(`${path}/draft`, { document, revision: 0, published: textAt(read, 'published') ?? 'none' });

  test('neither overwrites nor publishes a newer draft that has been saved as often', async () => {
    await publishNext('One');
    expect((await room.save(cookie, 'Begun after the publication', 0)).body).toEqual({ revision: 2 });
    expect((await room.save(cookie, OLD, 1)).status).toBe(409);
    expect((await room.publish(cookie, 1)).status).toBe(409);
    await room.call('DELETE', '/pages/home/draft', { cookie, body: { revision: 2 } });
    expect((await room.save(cookie, 'After the discarded one', 0)).body).toEqual({ revision: 3 });
  });

  test.each<readonly [string, () => Promise<unknown>, number]>([
    ['was published anew', () => publishNext('Two'), 409],
    ['was taken away', () => room.call('DELETE', '/pages/home/publication', { cookie }), 409],
    ['was deleted', () => room.call('DELETE', '/pages/home', { cookie }), 410],
  ])('begins no draft of a page that %s meanwhile', async (_what, meanwhile, status) => {
    await publishNext('One');
    const read = await get('/pages/home');
    await meanwhile();
    expect((await begin('/pages/home', page(OLD), read)).status).toBe(status);
    const names = listAt(await get('/pages'), 'pages').map((each) => textAt(each, 'document', 'name'));
    expect(names).not.toContain(OLD);
  });

  test('begins a draft of a page that is still what it has read', async () => {
    expect((await begin('/pages/home', page('New'), null)).status).toBe(200);
    await room.publish(cookie, 1);
    expect((await begin('/pages/home', page('Two'), await get('/pages/home'))).status).toBe(200);
  });

  test('begins no draft of settings that were published anew meanwhile', async () => {
    const site = '/settings/site';
    const read = await get(site);
    const { body } = await put(`${site}/draft`, { document: { website_name: 'One' }, revision: 0 });
    const revision = Number(valueAt(body, 'revision'));
    await room.call('POST', `${site}/publication`, { cookie, body: { revision } });
    expect((await begin(site, { website_name: OLD }, read)).status).toBe(409);
    expect((await begin(site, { website_name: 'Two' }, await get(site))).status).toBe(200);
  });
});
