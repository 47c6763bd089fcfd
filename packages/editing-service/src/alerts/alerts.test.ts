import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { openEditing } from '@broadsheet/platform-testing/editing';
import type { EditingRoom } from '@broadsheet/platform-testing/editing';
import { listAt, parseJson, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';

describe.each(databasesUnderTest)('the alert on $name', ({ open }) => {
  let database: Database;
  let room: EditingRoom;
  let cookie = '';

  const send = (body: JsonObject, by = cookie) => room.call('POST', '/alert', { cookie: by, body });
  const end = (by = cookie) => room.call('DELETE', '/alert', { cookie: by });
  const read = async () => (await room.call('GET', '/alert', { cookie })).body;
  /** Returns what the bar of alerts reads. */
  async function seen() {
    const response = await room.platform.fetch(
      new Request('http://platform.internal/content/v4/collections?content_alias=alert-bar&website=paper'),
    );
    const collection = response.ok ? parseJson(await response.text()) : null;
    return listAt(collection, 'content_elements').map((element) => [
      textAt(element, 'headlines', 'basic'),
      textAt(element, 'websites', 'paper', 'website_url'),
    ]);
  }
  const deeds = async () => {
    const { body } = await room.call('GET', '/audit?size=20', { cookie });
    return listAt(body, 'entries')
      .map((entry) => [textAt(entry, 'action'), textAt(entry, 'editorName'), textAt(entry, 'subject')])
      .filter(([action]) => action?.startsWith('alert.'));
  };

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyTables(database);
    room = openEditing(database);
    cookie = await room.openAdmin();
  });
  afterAll(() => database.close());

  test('is what readers get next, in the place of the one before, and ended by one call', async () => {
    expect(await read()).toEqual({ alert: null });
    expect((await send({ text: ' Storm <b> & flood ', path: '/news/storm/' })).status).toBe(200);
    expect(await seen()).toEqual([['Storm &lt;b&gt; &amp; flood', '/news/storm/']]);
    expect(await read()).toMatchObject({
      alert: { text: 'Storm <b> & flood', path: '/news/storm/', editorName: 'ada@example.com' },
    });
    await send({ text: 'The bridge is closed' });
    expect(await seen()).toEqual([['The bridge is closed', undefined]]);
    expect((await end()).status).toBe(204);
    expect([await seen(), await read(), (await end()).status]).toEqual([[], { alert: null }, 404]);
    expect(await deeds()).toEqual([
      ['alert.ended', 'ada@example.com', 'The bridge is closed'],
      ['alert.sent', 'ada@example.com', 'The bridge is closed'],
      ['alert.sent', 'ada@example.com', 'Storm <b> & flood'],
    ]);
    expect(room.published()).toBe(3);
  });

  test('ends by itself when its time has come, for whichever process is first', async () => {
    await send({ text: 'Until noon', endsAt: room.clock.now() + 60_000 });
    await room.platform.editing.runSchedules();
    expect(await seen()).toHaveLength(1);
    room.clock.advance(60_000);
    await Promise.all([room.platform.editing.runSchedules(), room.platform.editing.runSchedules()]);
    expect(await seen()).toEqual([]);
    expect((await deeds())[0]).toEqual(['alert.ended', undefined, 'Until noon']);
  });

  test.each([
    ['no text', { text: '   ' }],
    ['a text that is too long', { text: 'a'.repeat(201) }],
    ['two lines', { text: 'one\ntwo' }],
    ['half of an emoji', { text: '\ud83d' }],
    ['a script for a link', { text: 'Storm', path: 'javascript:alert(1)' }],
    ['a link to another host', { text: 'Storm', path: '//evil.example/' }],
    ['a link that browsers read as another host', { text: 'Storm', path: '/\\evil.example/' }],
    ['an end that is over', { text: 'Storm', endsAt: 1 }],
    ['an end in a year', { text: 'Storm', endsAt: Date.UTC(2027, 10, 20) }],
    ['an end that is no time', { text: 'Storm', endsAt: 'noon' }],
  ])('is refused with %s', async (_what, body) => {
    expect((await send(body)).status).toBe(400);
    expect([await seen(), await deeds()]).toEqual([[], []]);
  });

  test('is sent and ended by publishers only, and seen by every editor', async () => {
    const editor = await room.openEditor(cookie, 'editor');
    const publisher = await room.openEditor(cookie, 'publisher');
    expect([(await send({ text: 'No' }, editor)).status, (await send({ text: 'No' }, '')).status]).toEqual([
      403, 401,
    ]);
    expect((await send({ text: 'Yes' }, publisher)).status).toBe(200);
    expect((await room.call('GET', '/alert', { cookie: editor })).body).toMatchObject({
      alert: { text: 'Yes' },
    });
    expect([
      (await end(editor)).status,
      (await end('')).status,
      (await room.call('GET', '/alert')).status,
    ]).toEqual([403, 401, 401]);
    expect((await end(publisher)).status).toBe(204);
  });
});
