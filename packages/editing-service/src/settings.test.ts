import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { openEditing } from '@broadsheet/platform-testing/editing';
import type { EditingRoom } from '@broadsheet/platform-testing/editing';
import { listAt, objectAt, parseJson, valueAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { recogniseKind } from '@broadsheet/content-service';
import type { Database } from '@broadsheet/service-kit/database';

const PROPERTIES = {
  id: 'paper',
  websiteName: 'The Paper',
  locale: 'en',
  gtmID: 'GTM-1',
  dangerouslyInjectJS: ['void 0'],
};

const tree = (...names: readonly string[]): JsonObject => ({
  hierarchy: 'default',
  _id: '/',
  name: 'The Paper',
  children: names.map((name) => ({ _id: `/${name}/`, node_type: 'section', name })),
});

const brand = (light: string): JsonObject => ({
  colours: { brand: { light, dark: '#ffffff' } },
  measures: {},
});

const nest = (levels: number): JsonObject => (levels === 0 ? {} : { inner: nest(levels - 1) });

describe.each(databasesUnderTest)('settings on $name', ({ open }) => {
  let database: Database;
  let room: EditingRoom;
  let cookie = '';

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyTables(database);
    room = openEditing(database);
    room.platform.editing.connect({
      checkPage: () => [],
      checkSetting: (_setting, document) =>
        document['websiteName'] === 'Bad' ? [{ path: '$.websiteName', reason: 'it is bad' }] : [],
      onPublished: async () => undefined,
    });
    cookie = await room.openAdmin();
    const { content } = room.platform;
    await content.save({ kind: 'site', site: 'paper', body: PROPERTIES, hash: 'a' });
    await content.save({
      kind: 'navigation',
      site: 'paper',
      hierarchy: 'default',
      body: tree('news'),
      hash: 'a',
    });
  });
  afterAll(() => database.close());

  const read = async (id: string) => (await room.call('GET', `/settings/${id}`, { cookie })).body;
  const save = (id: string, document: JsonObject, revision: number) =>
    room.call('PUT', `/settings/${id}/draft`, { cookie, body: { document, revision } });
  const publish = (id: string, revision: number) =>
    room.call('POST', `/settings/${id}/publication`, { cookie, body: { revision, note: 'A note' } });
  const restore = (id: string, number: number) =>
    room.call('POST', `/settings/${id}/versions/${number}/restoration`, { cookie });
  const live = async (path: string) => {
    const answer = await room.platform.fetch(new Request(`http://platform.internal${path}`));
    return parseJson(await answer.text());
  };
  const settings = () => live('/site/v3/settings/paper');
  const children = async () =>
    listAt(listAt(await settings(), 'navigation')[0] ?? null, 'children').map((each) =>
      valueAt(each, 'name'),
    );

  test('list the site, its theme and every hierarchy, drafted ones as well', async () => {
    await save('navigation:footer', { ...tree('imprint'), hierarchy: 'footer' }, 0);
    const { body } = await room.call('GET', '/settings', { cookie });
    expect(listAt(body, 'settings')).toMatchObject([
      { id: 'navigation:default', isPublished: true },
      { id: 'navigation:footer', isPublished: false, draft: { revision: 1 } },
      { id: 'site', isPublished: true },
      { id: 'theme', isPublished: false },
    ]);
  });

  test('are no way to the scripts and keys of a site, and leave them as they are', async () => {
    expect(await read('site')).toMatchObject({ document: { websiteName: 'The Paper', locale: 'en' } });
    expect(JSON.stringify(await read('site'))).not.toMatch(/GTM|dangerouslyInjectJS/);
    const evil = { websiteName: 'Mine', id: 'other', gtmID: 'GTM-2', dangerouslyInjectJS: ['alert(1)'] };
    await save('site', evil, 0);
    expect((await publish('site', 1)).status).toBe(200);
    expect(await live('/site/v3/properties/paper')).toEqual({
      id: 'paper',
      websiteName: 'Mine',
      gtmID: 'GTM-1',
      dangerouslyInjectJS: ['void 0'],
    });
  });

  test('go back to any version, an imported one too', async () => {
    const before = await live('/site/v3/properties/paper');
    await save('site', { websiteName: 'Second' }, 0);
    expect((await publish('site', 1)).body).toEqual({ number: 2 });
    await restore('site', 1);
    expect(JSON.stringify(await live('/site/v3/properties/paper'))).toBe(JSON.stringify(before));
    const { body } = await room.call('GET', '/settings/site/versions', { cookie });
    expect(listAt(body, 'versions')).toMatchObject([
      {
        number: 3,
        note: 'Restored from version 1',
        noteSays: { key: 'note.version', values: { number: 1 } },
      },
      { number: 2, note: 'A note', noteSays: null, editorName: 'ada@example.com' },
      { number: 1 },
    ]);
    expect((await restore('site', 9)).status).toBe(404);
  });

  test('of the navigation are seen at once after their publication, and not before', async () => {
    expect(await children()).toEqual(['news']);
    await save('navigation:default', tree('news', 'coast'), 0);
    expect(await children()).toEqual(['news']);
    await publish('navigation:default', 1);
    expect(await children()).toEqual(['news', 'coast']);
    await restore('navigation:default', 1);
    expect(await children()).toEqual(['news']);
  });

  test('of a theme that nobody has changed go back to nothing of its own', async () => {
    await save('theme', brand('#112233'), 0);
    await publish('theme', 1);
    expect(objectAt(await settings(), 'theme')).toEqual(brand('#112233'));
    await restore('theme', 1);
    expect(objectAt(await settings(), 'theme')).toEqual({ colours: {}, measures: {} });
  });

  test('overwrite nothing that another one saved', async () => {
    await save('theme', brand('#111111'), 0);
    expect(await save('theme', brand('#222222'), 0)).toMatchObject({
      status: 409,
      body: { document: brand('#111111'), revision: 1 },
    });
    expect((await publish('theme', 7)).status).toBe(409);
    const discard = (revision: number) =>
      room.call('DELETE', '/settings/theme/draft', { cookie, body: { revision } });
    expect((await discard(7)).status).toBe(409);
    expect((await discard(1)).status).toBe(204);
    expect((await publish('theme', 1)).status).toBe(404);
  });

  test('are kept as they are typed, told their problems, and not published with them', async () => {
    expect((await save('site', { websiteName: 'Bad' }, 0)).body).toEqual({
      revision: 1,
      problems: [{ path: '$.websiteName', reason: 'it is bad' }],
    });
    expect(await publish('site', 1)).toMatchObject({
      status: 400,
      body: { message: 'These settings cannot be published: it is bad.' },
    });
    expect(await read('site')).toMatchObject({ revision: 1, document: { websiteName: 'Bad' } });
    expect(await live('/site/v3/properties/paper')).toEqual(PROPERTIES);
  });

  test('leave a line in the audit log for each publication and each draft thrown away', async () => {
    await save('theme', brand('#111111'), 0);
    await publish('theme', 1);
    await save('theme', brand('#222222'), 0);
    await room.call('DELETE', '/settings/theme/draft', { cookie, body: { revision: 2 } });
    const { body } = await room.call('GET', '/audit?size=2', { cookie });
    expect(listAt(body, 'entries')).toMatchObject([
      { action: 'settings.discarded', subject: 'theme' },
      { action: 'settings.published', subject: 'theme', editorName: 'ada@example.com' },
    ]);
  });

  test.each([
    ['of another name', 'identity', {}, 404],
    ['of a hierarchy without a name', 'navigation:', {}, 404],
    ['of a hierarchy with a path', 'navigation:..%2F', {}, 404],
    ['without a document', 'site', { document: [], revision: 0 }, 400],
    ['without a revision', 'site', { document: {} }, 400],
    ['with a NUL character', 'site', { document: { websiteName: 'a\u0000b' }, revision: 0 }, 400],
    ['with half a character', 'site', { document: { websiteName: 'a\ud800b' }, revision: 0 }, 400],
    ['with values within values without end', 'site', { document: nest(100), revision: 0 }, 413],
    ['larger than anybody types', 'site', { document: { x: 'y'.repeat(500_000) }, revision: 0 }, 400],
  ])('are refused %s', async (_what, id, body, status) => {
    expect((await room.call('PUT', `/settings/${id}/draft`, { cookie, body })).status).toBe(status);
  });

  test('are told apart by an import, a theme without anything of its own as well', async () => {
    expect(recogniseKind(brand('#112233'))).toEqual({ kind: 'theme' });
    await save('theme', {}, 0);
    await publish('theme', 1);
    expect(recogniseKind(objectAt(await settings(), 'theme') ?? null)).toEqual({ kind: 'theme' });
  });
});
