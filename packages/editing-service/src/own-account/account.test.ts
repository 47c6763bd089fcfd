import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { openEditing, PASSWORD } from '@broadsheet/platform-testing/editing';
import type { EditingRoom } from '@broadsheet/platform-testing/editing';
import { listAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';

const NEXT = 'nine boats beside a pier';

describe.each(databasesUnderTest)("an editor's own account on $name", ({ open }) => {
  let database: Database;
  let room: EditingRoom;

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyTables(database);
    room = openEditing(database);
  });
  afterAll(() => database.close());

  const statusOf = async (cookie: string) => (await room.call('GET', '/pages', { cookie })).status;

  test('takes another password for the one until now, and ends every other session', async () => {
    const cookie = await room.openAdmin();
    const other = (await room.login()).cookie;
    const change = (current: string, password: string) =>
      room.call('POST', '/account/password', { cookie, body: { current, password } });
    expect((await change('wrong', NEXT)).status).toBe(403);
    expect((await change(PASSWORD, 'short')).status).toBe(400);
    const changed = await change(PASSWORD, NEXT);
    expect(changed.status).toBe(204);
    expect(await statusOf(changed.cookie)).toBe(200);
    expect(await statusOf(cookie)).toBe(401);
    expect(await statusOf(other)).toBe(401);
    expect((await room.login()).status).toBe(401);
    expect((await room.login('ada@example.com', NEXT)).status).toBe(200);
  });

  test('keeps favourite blocks, each once, for this editor alone', async () => {
    const cookie = await room.openAdmin();
    const change = (method: string, name: string) =>
      room.call(method, `/account/favourites/${name}`, { cookie });
    await change('PUT', 'header');
    await change('PUT', 'ads');
    expect((await change('PUT', 'header')).body).toEqual({ blocks: ['header', 'ads'] });
    expect((await change('DELETE', 'header')).body).toEqual({ blocks: ['ads'] });
    expect((await room.call('GET', '/account/favourites', { cookie })).body).toEqual({ blocks: ['ads'] });
    expect((await change('PUT', 'a%20b')).status).toBe(400);
    expect((await change('PUT', 'x'.repeat(101))).status).toBe(400);
    expect((await room.call('GET', '/account/favourites')).status).toBe(401);
  });

  test('lists its sessions without their tokens, and ends one or all others', async () => {
    const cookie = await room.openAdmin();
    const [second, third] = [(await room.login()).cookie, (await room.login()).cookie];
    const { body } = await room.call('GET', '/account', { cookie });
    const sessions = listAt(body, 'sessions');
    expect(sessions).toHaveLength(3);
    expect(JSON.stringify(body)).not.toContain(cookie.split('=')[1]);
    const own = sessions.find((each) => valueAt(each, 'isThis') === true);
    expect(
      (await room.call('DELETE', `/account/sessions/${textAt(own, 'id') ?? ''}`, { cookie })).status,
    ).toBe(404);
    const another = sessions.find((each) => valueAt(each, 'isThis') !== true);
    const path = `/account/sessions/${textAt(another, 'id') ?? ''}`;
    expect((await room.call('DELETE', path, { cookie })).status).toBe(204);
    expect([await statusOf(second), await statusOf(third)].toSorted((one, other) => one - other)).toEqual([
      200, 401,
    ]);
    expect((await room.call('DELETE', '/account/sessions', { cookie })).status).toBe(204);
    expect([await statusOf(second), await statusOf(third)]).toEqual([401, 401]);
    expect(await statusOf(cookie)).toBe(200);
  });

  test('ends no session of another editor', async () => {
    const admin = await room.openAdmin();
    const eve = await room.openEditor(admin, 'editor');
    const { body } = await room.call('GET', '/account', { cookie: admin });
    const path = `/account/sessions/${textAt(listAt(body, 'sessions')[0], 'id') ?? ''}`;
    expect((await room.call('DELETE', path, { cookie: eve })).status).toBe(404);
    expect(await statusOf(admin)).toBe(200);
  });

  test('cannot be logged into with a session that somebody else has planted', async () => {
    await room.openAdmin();
    const planted = '__Host-editor-session=planted-by-somebody';
    const login = await room.call('POST', '/session', {
      cookie: planted,
      body: { email: 'ada@example.com', password: PASSWORD },
    });
    expect(login.cookie).not.toBe(planted);
    expect(await statusOf(planted)).toBe(401);
    const again = await room.call('POST', '/session', {
      cookie: login.cookie,
      body: { email: 'ada@example.com', password: PASSWORD },
    });
    expect(await statusOf(login.cookie)).toBe(401);
    expect(await statusOf(again.cookie)).toBe(200);
  });
});
