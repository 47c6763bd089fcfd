import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '../../test/databases.ts';
import { openEditing, page, PASSWORD } from '../../test/editing.ts';
import type { Answer, EditingRoom } from '../../test/editing.ts';
import { listAt, valueAt } from '../content/json/Json.ts';
import type { Database } from '../database/Database.ts';

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

  test('is open to their roles, and to nobody without one', async () => {
    const admin = await room.openAdmin();
    const cookies = {
      nobody: '',
      viewer: await room.openEditor(admin, 'viewer'),
      editor: await room.openEditor(admin, 'editor'),
      publisher: await room.openEditor(admin, 'publisher'),
      administrator: admin,
    };
    await room.save(admin, 'Start', 0);
    await room.publish(admin, 1);
    const tries: Record<string, (cookie: string) => Promise<Answer>> = {
      'GET /pages': (cookie) => room.call('GET', '/pages', { cookie }),
      'GET /pages/home': (cookie) => room.call('GET', '/pages/home', { cookie }),
      'GET /versions': (cookie) => room.call('GET', '/pages/home/versions', { cookie }),
      'GET /versions/1': (cookie) => room.call('GET', '/pages/home/versions/1', { cookie }),
      'PUT /draft': (cookie) => room.save(cookie, 'Other', 99),
      'DELETE /draft': (cookie) =>
        room.call('DELETE', '/pages/home/draft', { cookie, body: { revision: 99 } }),
      'POST /publication': (cookie) => room.publish(cookie, 99),
      'DELETE /publication': (cookie) => room.call('DELETE', '/pages/none/publication', { cookie }),
      'POST /restoration': (cookie) => room.call('POST', '/pages/home/versions/99/restoration', { cookie }),
      'GET /deleted-pages': (cookie) => room.call('GET', '/deleted-pages', { cookie }),
      'POST /move': (cookie) =>
        room.call('POST', '/pages/none/move', { cookie, body: { match: { kind: 'section' } } }),
      'POST /move of a published page': (cookie) =>
        room.call('POST', '/pages/home/move', { cookie, body: { match: { kind: 'path', path: '/' } } }),
      'GET /subjects': (cookie) => room.call('GET', '/subjects?kind=story', { cookie }),
      'DELETE /pages': (cookie) => room.call('DELETE', '/pages/none', { cookie }),
      'POST /pages/:id/restoration': (cookie) =>
        room.call('POST', '/pages/none/restoration', { cookie, body: {} }),
      'GET /settings': (cookie) => room.call('GET', '/settings', { cookie }),
      'GET /settings/site': (cookie) => room.call('GET', '/settings/site', { cookie }),
      'GET /settings/site/versions': (cookie) => room.call('GET', '/settings/site/versions', { cookie }),
      'GET /settings/site/versions/1': (cookie) => room.call('GET', '/settings/site/versions/1', { cookie }),
      'PUT /settings/site/draft': (cookie) =>
        room.call('PUT', '/settings/site/draft', { cookie, body: { document: {}, revision: 99 } }),
      'DELETE /settings/site/draft': (cookie) =>
        room.call('DELETE', '/settings/site/draft', { cookie, body: { revision: 99 } }),
      'POST /settings/site/publication': (cookie) =>
        room.call('POST', '/settings/site/publication', { cookie, body: { revision: 99 } }),
      'POST /settings/site/restoration': (cookie) =>
        room.call('POST', '/settings/site/versions/99/restoration', { cookie }),
      'GET /settings/site/schedule': (cookie) => room.call('GET', '/settings/site/schedule', { cookie }),
      'PUT /settings/site/schedule': (cookie) =>
        room.call('PUT', '/settings/site/schedule', { cookie, body: {} }),
      'DELETE /settings/site/schedule': (cookie) =>
        room.call('DELETE', '/settings/site/schedule', { cookie }),
      'GET /deleted-settings': (cookie) => room.call('GET', '/deleted-settings', { cookie }),
      'DELETE /settings': (cookie) => room.call('DELETE', '/settings/navigation:none', { cookie }),
      'POST /settings/:id/restoration': (cookie) =>
        room.call('POST', '/settings/navigation:none/restoration', { cookie }),
      'GET /schedules': (cookie) => room.call('GET', '/schedules', { cookie }),
      'GET /schedule': (cookie) => room.call('GET', '/pages/home/schedule', { cookie }),
      'PUT /schedule': (cookie) => room.call('PUT', '/pages/home/schedule', { cookie, body: {} }),
      'DELETE /schedule': (cookie) => room.call('DELETE', '/pages/home/schedule', { cookie }),
      'GET /preview-links': (cookie) => room.call('GET', '/pages/home/preview-links', { cookie }),
      'POST /preview-links': (cookie) => room.call('POST', '/pages/home/preview-links', { cookie, body: {} }),
      'DELETE /preview-links': (cookie) => room.call('DELETE', '/pages/home/preview-links/none', { cookie }),
      'PUT /presence': (cookie) => room.call('PUT', '/pages/home/presence', { cookie, body: { tab: 'a' } }),
      'DELETE /presence': (cookie) =>
        room.call('DELETE', '/pages/home/presence', { cookie, body: { tab: 'a' } }),
      'GET /editors': (cookie) => room.call('GET', '/editors', { cookie }),
      'PATCH /editors': (cookie) => room.call('PATCH', '/editors/none', { cookie, body: {} }),
      'POST /invitations': (cookie) =>
        room.call('POST', '/invitations', { cookie, body: { email: 'x@example.com' } }),
      'GET /audit/export': (cookie) =>
        room.call('GET', '/audit/export?format=ndjson&size=1&before=1', { cookie }),
      'PUT /second-factor-roles': (cookie) =>
        room.call('PUT', '/second-factor-roles', { cookie, body: { roles: [] } }),
      'DELETE /editors/factors': (cookie) => room.call('DELETE', '/editors/none/factors', { cookie }),
      'POST /editors/password-link': (cookie) => room.call('POST', '/editors/none/password-link', { cookie }),
      'GET /account': (cookie) => room.call('GET', '/account', { cookie }),
      'POST /account/password': (cookie) => room.call('POST', '/account/password', { cookie, body: {} }),
      'POST /account/authenticators/options': (cookie) =>
        room.call('POST', '/account/authenticators/options', { cookie }),
      'POST /account/authenticators': (cookie) =>
        room.call('POST', '/account/authenticators', { cookie, body: { password: PASSWORD } }),
      'POST /account/passkeys/options': (cookie) =>
        room.call('POST', '/account/passkeys/options', { cookie }),
      'POST /account/passkeys': (cookie) =>
        room.call('POST', '/account/passkeys', { cookie, body: { password: PASSWORD } }),
      'PATCH /account/factors': (cookie) =>
        room.call('PATCH', '/account/factors/none', { cookie, body: { name: 'x' } }),
      'DELETE /account/factors': (cookie) =>
        room.call('DELETE', '/account/factors/none', { cookie, body: { password: PASSWORD } }),
      'POST /account/recovery-codes': (cookie) =>
        room.call('POST', '/account/recovery-codes', { cookie, body: { password: PASSWORD } }),
      'DELETE /account/sessions': (cookie) => room.call('DELETE', '/account/sessions', { cookie }),
      'DELETE /account/sessions/1': (cookie) => room.call('DELETE', '/account/sessions/none', { cookie }),
      'GET /audit': (cookie) => room.call('GET', '/audit', { cookie }),
    };
    const allowed: Record<string, string> = {};
    for (const [name, attempt] of Object.entries(tries)) {
      const who: string[] = [];
      for (const [role, cookie] of Object.entries(cookies)) {
        const { status } = await attempt(cookie);
        if (status !== 401 && status !== 403) who.push(role);
      }
      allowed[name] = who[0] ?? 'none';
    }
    expect(allowed).toEqual({
      'GET /pages': 'viewer',
      'GET /pages/home': 'viewer',
      'GET /versions': 'viewer',
      'GET /versions/1': 'viewer',
      'PUT /draft': 'editor',
      'DELETE /draft': 'editor',
      'POST /publication': 'publisher',
      'DELETE /publication': 'publisher',
      'POST /restoration': 'publisher',
      'GET /deleted-pages': 'viewer',
      'POST /move': 'editor',
      'POST /move of a published page': 'publisher',
      'GET /subjects': 'viewer',
      'DELETE /pages': 'editor',
      'POST /pages/:id/restoration': 'editor',
      'GET /settings': 'viewer',
      'GET /settings/site': 'viewer',
      'GET /settings/site/versions': 'viewer',
      'GET /settings/site/versions/1': 'viewer',
      'PUT /settings/site/draft': 'editor',
      'DELETE /settings/site/draft': 'editor',
      'POST /settings/site/publication': 'publisher',
      'POST /settings/site/restoration': 'publisher',
      'GET /settings/site/schedule': 'viewer',
      'PUT /settings/site/schedule': 'publisher',
      'DELETE /settings/site/schedule': 'publisher',
      'GET /deleted-settings': 'viewer',
      'DELETE /settings': 'editor',
      'POST /settings/:id/restoration': 'editor',
      'GET /schedules': 'viewer',
      'GET /schedule': 'viewer',
      'PUT /schedule': 'publisher',
      'DELETE /schedule': 'publisher',
      'GET /preview-links': 'editor',
      'POST /preview-links': 'editor',
      'DELETE /preview-links': 'editor',
      'PUT /presence': 'viewer',
      'DELETE /presence': 'viewer',
      'GET /editors': 'administrator',
      'PATCH /editors': 'administrator',
      'POST /invitations': 'administrator',
      'GET /audit/export': 'administrator',
      'PUT /second-factor-roles': 'administrator',
      'DELETE /editors/factors': 'administrator',
      'POST /editors/password-link': 'administrator',
      'GET /account': 'viewer',
      'POST /account/password': 'viewer',
      'POST /account/authenticators/options': 'viewer',
      'POST /account/authenticators': 'viewer',
      'POST /account/passkeys/options': 'viewer',
      'POST /account/passkeys': 'viewer',
      'PATCH /account/factors': 'viewer',
      'DELETE /account/factors': 'viewer',
      'POST /account/recovery-codes': 'viewer',
      'DELETE /account/sessions': 'viewer',
      'DELETE /account/sessions/1': 'viewer',
      'GET /audit': 'administrator',
    });
  });

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

    test('and take a page away, which can be had again', async () => {
      const cookie = await room.openAdmin();
      await room.save(cookie, 'Here', 0);
      await room.publish(cookie, 1);
      expect((await room.call('DELETE', '/pages/home/publication', { cookie })).status).toBe(204);
      expect(await room.livePages()).toEqual([]);
      expect((await room.call('DELETE', '/pages/home/publication', { cookie })).status).toBe(404);
      await room.call('POST', '/pages/home/versions/1/restoration', { cookie });
      expect(await room.livePages()).toEqual([page('Here')]);
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
