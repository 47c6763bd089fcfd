import { HOUR_MS } from '@broadsheet/client-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { openEditing, page, PASSWORD } from '@broadsheet/platform-testing/editing';
import type { EditingRoom } from '@broadsheet/platform-testing/editing';
import { listAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';

describe.each(databasesUnderTest)('what editors make on $name', ({ open }) => {
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

  describe('is a page', () => {
    test('in drafts that readers do not see, until they are published', async () => {
      const cookie = await room.openAdmin();
      expect((await room.save(cookie, 'First', 0)).body).toEqual({ revision: 1 });
      expect((await room.save(cookie, 'Second', 1)).body).toEqual({ revision: 2 });
      expect(await room.livePages()).toEqual([]);
      expect((await room.publish(cookie, 2)).body).toEqual({ number: 1 });
      expect(await room.livePages()).toEqual([page('Second')]);
      expect(room.published()).toBe(1);
      expect((await room.call('GET', '/pages/home', { cookie })).body).toEqual({
        document: page('Second'),
        isPublished: true,
        publication: { publishedAt: expect.any(Number), editorName: expect.any(String) },
        published: expect.any(String),
        publishedMatch: { kind: 'path', path: '/' },
        revision: 0,
      });
    });

    test('and overwrite nothing that another one saved', async () => {
      const [cookie, other] = [await room.openAdmin(), (await room.login()).cookie];
      await room.save(cookie, 'Mine', 0);
      expect(await room.save(other, 'Theirs', 0)).toMatchObject({
        status: 409,
        body: { document: page('Mine'), revision: 1 },
      });
      await room.save(other, 'Both', 1);
      expect((await room.publish(cookie, 1)).status).toBe(409);
      expect((await room.call('DELETE', '/pages/home/draft', { cookie, body: { revision: 1 } })).status).toBe(
        409,
      );
      expect(await room.livePages()).toEqual([]);
    });

    test('and read who changed it meanwhile, also when it was the command line', async () => {
      const cookie = await room.openAdmin();
      await room.platform.editing.importDraft({ id: 'home', document: page('Brought'), replaces: false });
      const publishAt = room.clock.now() + HOUR_MS;
      const refused = [
        await room.save(cookie, 'Mine', 0),
        await room.publish(cookie, 7),
        await room.call('PUT', '/pages/home/schedule', { cookie, body: { publishAt, revision: 7 } }),
      ];
      expect(refused.map(({ status, body }) => [status, textAt(body, 'message')])).toEqual([
        [409, 'This page was changed in the meantime. Merge both and save again.'],
        [409, 'Somebody has changed the draft in the meantime. Check it again first.'],
        [409, 'Somebody has changed the draft in the meantime. Check it again first.'],
      ]);
    });

    test('and go back to any version, of an import as well', async () => {
      const cookie = await room.openAdmin();
      const imported = { ...page('Imported'), site: 'paper' };
      await room.platform.content.save({
        kind: 'page',
        site: 'paper',
        id: 'home',
        body: imported,
        hash: 'a',
      });
      await room.save(cookie, 'Published', 0);
      await room.publish(cookie, 1);
      const { body } = await room.call('GET', '/pages/home/versions', { cookie });
      expect(listAt(body, 'versions')).toMatchObject([
        { number: 2, editorName: 'ada@example.com', note: 'A note' },
        { number: 1 },
      ]);
      await room.call('POST', '/pages/home/versions/1/restoration', { cookie });
      expect(await room.livePages()).toEqual([imported]);
      expect((await room.call('POST', '/pages/home/versions/9/restoration', { cookie })).status).toBe(404);
    });

    test('and take a page away, which stays as a draft and can be had again', async () => {
      const cookie = await room.openAdmin();
      await room.save(cookie, 'Here', 0);
      await room.publish(cookie, 1);
      expect((await room.call('DELETE', '/pages/home/publication', { cookie })).status).toBe(204);
      expect(await room.livePages()).toEqual([]);
      expect((await room.call('GET', '/pages/home', { cookie })).body).toMatchObject({
        document: page('Here'),
        isPublished: false,
        revision: 2,
      });
      expect((await room.call('DELETE', '/pages/home/publication', { cookie })).status).toBe(404);
      await room.call('POST', '/pages/home/versions/1/restoration', { cookie });
      expect(await room.livePages()).toEqual([page('Here')]);
      expect((await room.call('GET', '/pages/home', { cookie })).body).toMatchObject({ revision: 0 });
    });

    test('and lose no draft when a page is taken away, nor when a version is brought back', async () => {
      const cookie = await room.openAdmin();
      await room.save(cookie, 'Here', 0);
      await room.publish(cookie, 1);
      await room.save(cookie, 'Begun', 0);
      await room.call('DELETE', '/pages/home/publication', { cookie });
      const draft = { document: page('Begun'), revision: 2 };
      expect((await room.call('GET', '/pages/home', { cookie })).body).toMatchObject(draft);
      await room.call('POST', '/pages/home/versions/1/restoration', { cookie });
      expect((await room.call('GET', '/pages/home', { cookie })).body).toMatchObject(draft);
    });

    test('and publish an imported page that was taken away again', async () => {
      const cookie = await room.openAdmin();
      const body = { ...page('Imported'), site: 'paper' };
      await room.platform.content.save({ kind: 'page', site: 'paper', id: 'home', body, hash: 'a' });
      await room.call('DELETE', '/pages/home/publication', { cookie });
      expect((await room.publish(cookie, 1)).body).toEqual({ number: 3 });
      expect(await room.livePages()).toEqual([body]);
    });

    test('and publish nothing that the site could not show: the draft stays', async () => {
      const cookie = await room.openAdmin();
      const document = { ...page('Broken'), layout: 'none' };
      await room.call('PUT', '/pages/home/draft', { cookie, body: { document, revision: 0 } });
      expect(await room.publish(cookie, 1)).toMatchObject({
        status: 400,
        body: { problems: [{ path: '$.layout', reason: 'no such layout' }] },
      });
      expect(await room.livePages()).toEqual([]);
      expect(valueAt((await room.call('GET', '/pages/home', { cookie })).body, 'revision')).toBe(1);
      expect(room.published()).toBe(0);
    });

    test.each([
      ['no document', { revision: 0 }],
      ['another page', { document: { id: 'other' }, revision: 0 }],
      ['no revision', { document: page('X') }],
      ['half a revision', { document: page('X'), revision: 0.5 }],
    ])('and are refused with %s', async (_what, body) => {
      const cookie = await room.openAdmin();
      expect((await room.call('PUT', '/pages/home/draft', { cookie, body })).status).toBe(400);
    });
  });

  test('leave a log of what they did, without their secrets', async () => {
    const cookie = await room.openAdmin();
    await room.login('ada@example.com', 'wrong');
    await room.save(cookie, 'First', 0);
    await room.publish(cookie, 1);
    const { body } = await room.call('GET', '/audit?size=3', { cookie });
    expect(listAt(body, 'entries')).toMatchObject([
      { action: 'page.published', subject: 'home', editorName: 'ada@example.com' },
      { action: 'session.refused', subject: 'ada@example.com', editorName: '' },
      { action: 'session.opened' },
    ]);
    expect(JSON.stringify(body)).not.toContain(PASSWORD);
    const rest = await room.call(
      'GET',
      `/audit?before=${JSON.stringify(valueAt(listAt(body, 'entries')[2], 'number'))}`,
      { cookie },
    );
    expect(listAt(rest.body, 'entries')).toMatchObject([{ action: 'editor.set-up' }]);
  });
});
