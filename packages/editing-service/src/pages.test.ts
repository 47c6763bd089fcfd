import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { createTestPlatform, story } from '@broadsheet/platform-testing/content';
import { openEditing, page } from '@broadsheet/platform-testing/editing';
import type { EditingRoom } from '@broadsheet/platform-testing/editing';
import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';
import { putAside } from './deletion/deletedStore.ts';
import { readDraft } from './drafts/draftStore.ts';

describe.each(databasesUnderTest)('a page as a whole on $name', ({ open }) => {
  let database: Database;
  let room: EditingRoom;
  let cookie = '';

  const to = (path: string): JsonObject => ({ kind: 'path', path });
  const move = (path: string, hasRedirect = true, by = cookie) =>
    room.call('POST', '/pages/home/move', { cookie: by, body: { match: to(path), hasRedirect } });
  const rules = async (): Promise<readonly Json[]> =>
    (await room.platform.content.listRedirects('paper')).flatMap((list) => listAt(list, 'redirects'));
  const livePaths = async () => (await room.livePages()).map((each) => textAt(each, 'match', 'path'));
  const restore = (body: JsonObject = {}, by = cookie) =>
    room.call('POST', '/pages/home/restoration', { cookie: by, body });
  const remove = (by = cookie) => room.call('DELETE', '/pages/home', { cookie: by });
  const read = async () => (await room.call('GET', '/pages/home', { cookie })).body;

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyTables(database);
    room = openEditing(database);
    cookie = await room.openAdmin();
  });
  afterAll(() => database.close());

  describe('moves', () => {
    test('for readers at once, without what its draft holds besides; the draft moves with it', async () => {
      await room.save(cookie, 'Published', 0);
      await room.publish(cookie, 1);
      await room.save(cookie, 'Draft', 0);
      expect((await move('/front/')).body).toEqual({ revision: 3, number: 2 });
      expect(await room.livePages()).toEqual([{ ...page('Published'), match: to('/front/') }]);
      expect(await read()).toEqual({
        document: { ...page('Draft'), match: to('/front/') },
        isPublished: true,
        publication: { publishedAt: expect.any(Number), editorName: 'ada@example.com' },
        published: expect.any(String),
        publishedMatch: to('/front/'),
        revision: 3,
      });
      expect(await rules()).toMatchObject([{ from: '/', to: '/front/', note: 'Moved by ada@example.com' }]);
      expect(room.published()).toBe(2);
    });

    test('from an address with a colon, which readers are led away from like from any other', async () => {
      await room.save(cookie, 'Published', 0);
      await room.publish(cookie, 1);
      await move('/live/at-12:30/');
      await move('/live/');
      expect(await rules()).toMatchObject([
        { from: '/', to: '/live/' },
        { from: '/live/at-12:30/', to: '/live/' },
      ]);
    });

    test('not at all when its draft was saved since it was read: the newer draft stays with its page', async () => {
      await room.save(cookie, 'Read', 0);
      const key = { site: 'paper', id: 'home' };
      const draft = await readDraft(database, key);
      await room.save(cookie, 'Saved since', 1);
      const editor = { id: '', email: '', name: '', role: 'administrator', isDisabled: false } as const;
      const deletion = { published: undefined, draft, editor, at: room.clock.now() };
      await expect(database.transaction((queries) => putAside(queries, key, deletion))).rejects.toMatchObject(
        { status: 409, details: { says: { key: 'refusal.draft-changed' } } },
      );
      expect(await read()).toMatchObject({ document: { name: 'Saved since' }, revision: 2 });
      expect((await room.call('GET', '/deleted-pages', { cookie })).body).toEqual({ pages: [] });
    });

    test('by an editor while no reader sees it; then by a publisher', async () => {
      const editor = await room.openEditor(cookie, 'editor');
      await room.save(editor, 'Draft', 0);
      expect((await move('/front/', true, editor)).status).toBe(200);
      await room.publish(cookie, 2);
      expect((await move('/', true, editor)).status).toBe(403);
      expect(await livePaths()).toEqual(['/front/']);
    });

    test('and back, and on, with one redirect from wherever it was', async () => {
      await room.save(cookie, 'Published', 0);
      await room.publish(cookie, 1);
      await move('/one/');
      await move('/two/');
      expect(await rules()).toMatchObject([
        { from: '/', to: '/two/' },
        { from: '/one/', to: '/two/' },
      ]);
      await move('/one/', false);
      expect(await rules()).toMatchObject([{ from: '/', to: '/two/' }]);
      await room.call('POST', '/pages/home/versions/1/restoration', { cookie });
      expect([await livePaths(), await rules()]).toEqual([['/'], []]);
    });

    test('with its publication, where its draft has another address', async () => {
      await room.save(cookie, 'Published', 0);
      await room.publish(cookie, 1);
      const document = { ...page('Next'), match: to('/next/') };
      await room.call('PUT', '/pages/home/draft', { cookie, body: { document, revision: 0 } });
      await room.call('POST', '/pages/home/publication', {
        cookie,
        body: { revision: 2, hasRedirect: true },
      });
      expect([await livePaths(), await rules()]).toMatchObject([['/next/'], [{ from: '/', to: '/next/' }]]);
    });

    test('to an address that another page leaves only once that is published without it', async () => {
      await room.save(cookie, 'Published', 0);
      await room.publish(cookie, 1);
      const leaving = { ...page('Leaving'), match: to('/elsewhere/') };
      await room.call('PUT', '/pages/home/draft', { cookie, body: { document: leaving, revision: 0 } });
      const saveOther = (path: string, revision: number) =>
        room.call('PUT', '/pages/other/draft', {
          cookie,
          body: { document: { ...page('Other'), id: 'other', match: to(path) }, revision },
        });
      const publishOther = (revision: number) =>
        room.call('POST', '/pages/other/publication', { cookie, body: { revision } });
      room.platform.editing.connect({
        checkPage: ({ id, match }, others) =>
          others.some(
            (other) => isJsonObject(other) && other['id'] !== id && isDeepStrictEqual(other['match'], match),
          )
            ? [{ path: '/match', reason: 'another page is there' }]
            : [],
        onPublished: async () => undefined,
      });
      await saveOther('/', 0);
      expect((await publishOther(1)).status).toBe(400);
      await saveOther('/elsewhere/', 1);
      expect((await publishOther(2)).status).toBe(200);
    });

    test('not to where a list of the site leads readers away; all stays as it was', async () => {
      const list = { id: '2026', redirects: [{ from: '/gone/', to: '/elsewhere/' }] };
      const record = { kind: 'redirects', site: 'paper', id: '2026', body: list, hash: 'a' } as const;
      await room.platform.content.save(record);
      await room.save(cookie, 'Published', 0);
      await room.publish(cookie, 1);
      expect(await move('/gone')).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('The redirect list “2026” redirects /gone') },
      });
      expect([await livePaths(), await rules()]).toEqual([['/'], list.redirects]);
    });

    test('as a draft by any editor, without a redirect: no reader was there', async () => {
      const editor = await room.openEditor(cookie, 'editor');
      await room.save(editor, 'Draft', 0);
      expect(await move('/new/', true, editor)).toMatchObject({ status: 200, body: { revision: 2 } });
      expect([await rules(), room.published()]).toEqual([[], 0]);
      expect((await room.call('POST', '/pages/home/move', { cookie, body: {} })).status).toBe(400);
      for (const path of ['/a\u0000b/', '/a\ud800b/'])
        expect(await move(path)).toMatchObject({
          status: 400,
          body: { message: expect.stringContaining('a character that cannot be stored') },
        });
    });
  });

  describe('is deleted', () => {
    test('after its addresses were counted, with the template that takes over', async () => {
      const reach = async (id: string) => (await room.call('GET', `/pages/${id}/reach`, { cookie })).body;
      const show = async (id: string, match: JsonObject) => {
        const document = { ...page(id), id, match };
        await room.call('PUT', `/pages/${id}/draft`, { cookie, body: { document, revision: 0 } });
        await room.call('POST', `/pages/${id}/publication`, { cookie, body: { revision: 1 } });
      };
      const content = await createTestPlatform(database);
      const subtypes = ['long-read', 'column', 'column'];
      const stories = subtypes.map((subtype, index) => story(`s${index}`, { subtype }));
      await content.importAll(...stories);
      await content.remove();
      await show('home', to('/'));
      await show('article', { kind: 'content', type: 'story' });
      await show('long', { kind: 'content', type: 'story', subtype: 'long-read' });
      await show('lost', { kind: 'status', status: 404 });
      expect(await reach('home')).toEqual({ match: to('/'), addresses: 1 });
      expect(await reach('article')).toMatchObject({ addresses: 2 });
      expect(await reach('long')).toMatchObject({ addresses: 1, instead: 'article' });
      expect(await reach('lost')).toEqual({ match: { kind: 'status', status: 404 } });
      expect((await room.call('GET', '/pages/none/reach', { cookie })).status).toBe(404);
      expect((await room.call('GET', '/pages/home/reach')).status).toBe(401);
    });

    test('with its draft, and comes back with it', async () => {
      await room.save(cookie, 'Published', 0);
      await room.publish(cookie, 1);
      await room.save(cookie, 'Draft', 0);
      const before = [await read(), await room.livePages()];
      expect((await remove()).status).toBe(204);
      expect([(await room.call('GET', '/pages', { cookie })).body, await room.livePages()]).toEqual([
        { pages: [] },
        [],
      ]);
      expect((await room.call('GET', '/deleted-pages', { cookie })).body).toMatchObject({
        pages: [
          { id: 'home', document: { name: 'Draft' }, isPublished: true, editorName: 'ada@example.com' },
        ],
      });
      expect((await restore()).status).toBe(204);
      expect([await read(), await room.livePages()]).toEqual(before);
      expect((await restore()).status).toBe(404);
      const { body } = await room.call('GET', '/pages/home/versions', { cookie });
      expect(listAt(body, 'versions').map((version) => textAt(version, 'note'))).toEqual([
        'Restored',
        'Deleted',
        'A note',
      ]);
      const audit = await room.call('GET', '/audit?size=3', { cookie });
      expect(listAt(audit.body, 'entries').map((entry) => textAt(entry, 'action'))).toEqual([
        'page.restored',
        'page.published',
        'page.deleted',
      ]);
    });

    test('not at all when its draft was saved since it was read: the newer draft stays with its page', async () => {
      await room.save(cookie, 'Read', 0);
      const key = { site: 'paper', id: 'home' };
      const draft = await readDraft(database, key);
      await room.save(cookie, 'Saved since', 1);
      const editor = { id: '', email: '', name: '', role: 'administrator', isDisabled: false } as const;
      const deletion = { published: undefined, draft, editor, at: room.clock.now() };
      await expect(database.transaction((queries) => putAside(queries, key, deletion))).rejects.toMatchObject(
        { status: 409, details: { says: { key: 'refusal.draft-changed' } } },
      );
      expect(await read()).toMatchObject({ document: { name: 'Saved since' }, revision: 2 });
      expect((await room.call('GET', '/deleted-pages', { cookie })).body).toEqual({ pages: [] });
    });

    test('by an editor while no reader sees it; then by a publisher', async () => {
      const editor = await room.openEditor(cookie, 'editor');
      await room.save(editor, 'Draft', 0);
      expect((await remove(editor)).status).toBe(204);
      expect((await restore({}, editor)).status).toBe(204);
      await room.publish(cookie, 1);
      expect((await remove(editor)).status).toBe(403);
      await remove();
      expect((await restore({}, editor)).status).toBe(403);
      expect((await restore({ isDraft: true }, editor)).status).toBe(204);
      expect(await room.livePages()).toEqual([]);
      expect(await read()).toMatchObject({ document: { name: 'Draft' }, isPublished: false, revision: 1 });
    });

    test('and told so to whoever goes on typing; what was made in its place is not overwritten', async () => {
      await room.save(cookie, 'Draft', 0);
      await remove();
      expect(await room.save(cookie, 'More', 1)).toMatchObject({
        status: 410,
        body: { message: expect.stringContaining('ada@example.com has deleted this page') },
      });
      await room.save(cookie, 'Anew', 0);
      expect((await restore()).status).toBe(409);
      expect(await read()).toMatchObject({ document: { name: 'Anew' } });
    });
  });
});
