/** Settings that are published by a schedule, and menus that are deleted and restored. */
import { HOUR_MS } from '@broadsheet/client-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables, useDatabase } from '@broadsheet/platform-testing/databases';
import { openEditing } from '@broadsheet/platform-testing/editing';
import type { EditingRoom } from '@broadsheet/platform-testing/editing';
import { listAt, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';

const tree = (hierarchy: string, ...names: readonly string[]): JsonObject => ({
  hierarchy,
  _id: '/',
  children: names.map((name) => ({ _id: `/${name}/`, node_type: 'section', name })),
});
const theme = (light: string): JsonObject => ({
  colours: { brand: { light, dark: '#ffffff' } },
  measures: {},
});

describe.each(databasesUnderTest)('settings over time on $name', ({ open }) => {
  const database = useDatabase(open);
  let room: EditingRoom;
  let cookie = '';

  beforeEach(async () => {
    await emptyTables(database);
    room = openEditing(database);
    room.platform.editing.connect({
      checkPage: () => [],
      checkSetting: (_setting, document) =>
        document['name'] === 'Bad' ? [{ path: '$.name', reason: 'it is bad' }] : [],
      onPublished: async () => undefined,
    });
    cookie = await room.openAdmin();
  });

  const call = (method: string, path: string, body?: JsonObject) =>
    room.call(method, path, { cookie, ...(body && { body }) });
  const save = (id: string, document: JsonObject, revision = 0) =>
    call('PUT', `/settings/${id}/draft`, { document, revision });
  const schedule = (id: string, body: JsonObject) => call('PUT', `/settings/${id}/schedule`, body);
  const documentOf = async (id: string) => {
    const { body } = await call('GET', `/settings/${id}`);
    return body;
  };
  const actions = async () =>
    listAt((await call('GET', '/audit')).body, 'entries').map(
      (entry) => `${textAt(entry, 'action')} ${textAt(entry, 'subject')}`,
    );
  const run = () => room.platform.editing.runSchedules();
  const inHours = (hours: number) => room.clock.now() + hours * HOUR_MS;

  test('are published when their moment has come, as they were when they were scheduled', async () => {
    await save('theme', theme('#111111'));
    const publishAt = inHours(1);
    const set = await schedule('theme', { publishAt, revision: 1, note: 'Election' });
    expect(set.body).toMatchObject({ schedule: { id: 'theme', publishAt, revision: 1, note: 'Election' } });
    await save('theme', theme('#222222'), 1);
    expect((await call('GET', '/settings/theme/schedule')).body).toMatchObject({
      schedule: { isDraftNewer: true },
    });
    expect((await call('GET', '/schedules')).body).toMatchObject({
      schedules: [],
      settings: [{ id: 'theme' }],
    });
    room.clock.advance(HOUR_MS - 1);
    await run();
    expect((await call('GET', '/settings/theme/versions')).body).toEqual({ versions: [] });
    expect(await room.platform.editing.readSettingsAt(publishAt - 1)).toEqual({ navigation: {} });
    expect(await room.platform.editing.readSettingsAt(publishAt)).toEqual({
      navigation: {},
      theme: theme('#111111'),
    });
    room.clock.advance(1);
    await run();
    expect((await call('GET', '/settings/theme/versions/2')).body).toMatchObject({
      document: theme('#111111'),
    });
    expect(await documentOf('theme')).toMatchObject({ document: theme('#222222'), revision: 2 });
    expect((await actions()).slice(0, 2)).toEqual([
      'settings.published-on-schedule theme',
      'settings.scheduled theme',
    ]);
  });

  test('are refused a moment that is over, an end, and what readers could not be given', async () => {
    await save('site', { name: 'Bad' });
    const tell = async (body: JsonObject) => textAt((await schedule('site', body)).body, 'message');
    expect(await tell({ publishAt: 1, revision: 1 })).toContain('This time is in the past');
    expect(await tell({ publishAt: inHours(1), unpublishAt: inHours(2), revision: 1 })).toContain(
      'Settings are not taken away',
    );
    expect(await tell({ publishAt: inHours(1), revision: 1 })).toContain('it is bad');
    expect(await tell({ publishAt: inHours(1), revision: 7 })).toContain(
      'has changed the draft in the meantime',
    );
    expect((await schedule('nothing', { publishAt: inHours(1), revision: 1 })).status).toBe(404);
  });

  test('that are published by hand end what was scheduled of them; so does whoever cancels it', async () => {
    await save('theme', theme('#111111'));
    await schedule('theme', { publishAt: inHours(1), revision: 1 });
    expect((await call('POST', '/settings/theme/publication', { revision: 1 })).status).toBe(200);
    expect((await call('GET', '/settings/theme/schedule')).body).toEqual({ schedule: null });
    await save('theme', theme('#222222'));
    await schedule('theme', { publishAt: inHours(1), revision: 2 });
    expect((await call('DELETE', '/settings/theme/schedule')).status).toBe(204);
    expect((await call('DELETE', '/settings/theme/schedule')).status).toBe(404);
    expect((await actions()).filter((line) => line.startsWith('settings.schedule-cancelled'))).toHaveLength(
      2,
    );
  });

  test('that are no good any more when their moment comes are not published, and say why', async () => {
    await save('site', { name: 'Good' });
    await schedule('site', { publishAt: inHours(1), revision: 1 });
    room.platform.editing.connect({
      checkPage: () => [],
      checkSetting: () => [{ path: '$', reason: 'the block is gone' }],
      onPublished: async () => undefined,
    });
    room.clock.advance(HOUR_MS);
    await run();
    expect((await call('GET', '/settings/site/schedule')).body).toMatchObject({
      schedule: { failure: 'These settings cannot be published: the block is gone.' },
    });
  });

  describe('a menu', () => {
    const MENU = 'navigation:harbour';
    const listed = async () =>
      listAt((await call('GET', '/settings')).body, 'settings').map((each) => textAt(each, 'id'));

    test('is deleted with its draft, and comes back with both', async () => {
      await save(MENU, tree('harbour', 'tides'));
      await call('POST', `/settings/${MENU}/publication`, { revision: 1 });
      await save(MENU, tree('harbour', 'tides', 'ferries'));
      expect((await call('DELETE', `/settings/${MENU}`)).status).toBe(204);
      expect(await listed()).not.toContain(MENU);
      expect((await call('GET', '/deleted-settings')).body).toMatchObject({
        settings: [{ id: MENU, editorName: 'ada@example.com' }],
      });
      expect((await call('GET', `/settings/${MENU}/versions`)).body).toMatchObject({
        versions: [{ number: 2, note: 'Deleted', isPage: false }, { number: 1 }],
      });
      expect((await call('POST', `/settings/${MENU}/restoration`)).status).toBe(204);
      expect(await documentOf(MENU)).toMatchObject({
        isPublished: true,
        revision: 2,
        document: { children: [{ name: 'tides' }, { name: 'ferries' }] },
      });
      expect((await call('POST', `/settings/${MENU}/restoration`)).status).toBe(404);
      expect((await actions()).slice(0, 3)).toEqual([
        `settings.restored ${MENU}`,
        `settings.published ${MENU}`,
        `settings.deleted ${MENU}`,
      ]);
    });

    test('that was deleted meanwhile is not saved, and says who deleted it', async () => {
      await save(MENU, tree('harbour', 'tides'));
      await call('DELETE', `/settings/${MENU}`);
      const late = await save(MENU, tree('harbour', 'ferries'), 1);
      expect([late.status, textAt(late.body, 'message')]).toEqual([
        410,
        'ada@example.com has deleted this menu in the meantime. Restore it in the list of menus and save again.',
      ]);
      await save(MENU, tree('harbour', 'ferries'));
      await call('POST', `/settings/${MENU}/publication`, { revision: 1 });
      expect((await save(MENU, tree('harbour'), 1)).status).toBe(409);
    });

    test('that nobody has published may be deleted by any editor, a published one by publishers', async () => {
      const editor = await room.openEditor(cookie, 'editor');
      await save(MENU, tree('harbour'));
      expect((await room.call('DELETE', `/settings/${MENU}`, { cookie: editor })).status).toBe(204);
      await call('POST', `/settings/${MENU}/restoration`);
      await call('POST', `/settings/${MENU}/publication`, { revision: 1 });
      const refused = await room.call('DELETE', `/settings/${MENU}`, { cookie: editor });
      expect([refused.status, textAt(refused.body, 'message')]).toEqual([
        403,
        'This is published. Ask somebody who may publish.',
      ]);
    });

    test('that names the sections of the site stays, and so do the site and its theme', async () => {
      for (const id of ['navigation:default', 'site', 'theme']) {
        const { status, body } = await call('DELETE', `/settings/${id}`);
        expect([status, textAt(body, 'message')]).toEqual([400, expect.stringContaining('Only menus')]);
      }
    });
  });
});
