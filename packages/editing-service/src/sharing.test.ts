/** Several people at one page: preview links to its draft, and presence. */
import { HOUR_MS } from '@broadsheet/client-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { openEditing, page } from '@broadsheet/platform-testing/editing';
import type { EditingRoom } from '@broadsheet/platform-testing/editing';
import { listAt, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';

describe.each(databasesUnderTest)('a page on $name', ({ open }) => {
  let database: Database;
  let room: EditingRoom;
  let cookie = '';

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyTables(database);
    room = openEditing(database);
    cookie = await room.openAdmin();
    await room.save(cookie, 'Draft', 0);
  });
  afterAll(() => database.close());

  const LINKS = '/pages/home/preview-links';
  const share = async (body: JsonObject = { path: '/' }) => {
    const answer = await room.call('POST', LINKS, { cookie, body });
    const token = textAt(answer.body, 'url')?.split('/shared/')[1] ?? '';
    return { answer, token, id: textAt(answer.body, 'id') ?? '' };
  };
  const openLink = (token: string) => room.platform.editing.findShared({ token });
  const list = async () => listAt((await room.call('GET', LINKS, { cookie })).body, 'links');

  describe('is shared by a link', () => {
    test('that shows the draft as it is, and what is published where there is none', async () => {
      const { answer, token } = await share();
      expect(answer).toMatchObject({
        status: 201,
        body: { url: expect.stringMatching(/^https:\/\/paper\.test\/pagebuilder\/shared\/[\w-]{43}$/) },
      });
      expect(await openLink(token)).toEqual({ document: page('Draft'), path: '/' });
      await room.save(cookie, 'Newer', 1);
      expect(await openLink(token)).toEqual({ document: page('Newer'), path: '/' });
      await room.publish(cookie, 2);
      expect(await openLink(token)).toEqual({ document: page('Newer'), path: '/' });
    });

    test('whose token no table and no list holds', async () => {
      const { token } = await share();
      expect(JSON.stringify(await list())).not.toContain(token);
      const rows = await database.query('select preview_links::text as row from preview_links');
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(await list()).toMatchObject([{ path: '/', editorName: 'ada@example.com' }]);
    });

    test('until it expires', async () => {
      const { token } = await share({ path: '/', expiresAt: room.clock.now() + HOUR_MS });
      room.clock.advance(HOUR_MS - 1);
      expect(await openLink(token)).toBeDefined();
      room.clock.advance(1);
      expect(await openLink(token)).toBeUndefined();
      expect(await list()).toEqual([]);
    });

    test('until it is revoked, which another page cannot do', async () => {
      const { token, id } = await share();
      expect((await room.call('DELETE', `/pages/other/preview-links/${id}`, { cookie })).status).toBe(404);
      expect(await openLink(token)).toBeDefined();
      expect((await room.call('DELETE', `${LINKS}/${id}`, { cookie })).status).toBe(204);
      expect((await room.call('DELETE', `${LINKS}/${id}`, { cookie })).status).toBe(404);
      expect(await openLink(token)).toBeUndefined();
      expect((await room.call('GET', '/audit?size=2', { cookie })).body).toMatchObject({
        entries: [{ action: 'preview-link.revoked' }, { action: 'preview-link.made' }],
      });
    });

    test.each([
      ['longer than 30 days', { path: '/', expiresAt: Date.UTC(2026, 11, 21) }, 400],
      ['that has expired', { path: '/', expiresAt: 1 }, 400],
      ['for no path', {}, 400],
      ['for another site', { path: '//evil.example/' }, 400],
    ])('but not %s', async (_what, body, status) => {
      expect((await share(body)).answer.status).toBe(status);
      expect(await openLink('made-up')).toBeUndefined();
    });

    test('and no network tries links without end, while a good one is opened as often as one likes', async () => {
      const { token } = await share();
      const visit = (opened: string, address: string) =>
        room.platform.editing.findShared({ token: opened, address });
      for (let opened = 0; opened < 70; opened += 1) expect(await visit(token, '203.0.113.7')).toBeDefined();
      for (let tried = 0; tried < 60; tried += 1)
        expect(await visit(`guess-${tried}`, '203.0.113.7')).toBeUndefined();
      await expect(visit('guess', '203.0.113.7')).rejects.toMatchObject({ status: 429 });
      expect(await visit(token, '198.51.100.1')).toBeDefined();
      room.clock.advance(HOUR_MS);
      expect(await visit(token, '203.0.113.7')).toBeDefined();
    });

    test('if there is such a page', async () => {
      const answer = await room.call('POST', '/pages/none/preview-links', { cookie, body: { path: '/' } });
      expect(answer.status).toBe(404);
    });
  });

  describe('shows its editors each other', () => {
    const PRESENCE = '/pages/home/presence';
    const be = async (who: string, body: JsonObject) =>
      listAt((await room.call('PUT', PRESENCE, { cookie: who, body })).body, 'others');

    test('with the block that each works on, for as long as they say so', async () => {
      const bo = await room.openEditor(cookie, 'editor');
      expect(await be(cookie, { tab: 'a', blockId: 'one' })).toEqual([]);
      expect(await be(bo, { tab: 'b', blockId: 'two' })).toMatchObject([
        { name: 'ada@example.com', blockId: 'one', isYou: false },
      ]);
      expect(await be(cookie, { tab: 'a' })).toMatchObject([{ name: 'editor', blockId: 'two' }]);
      room.clock.advance(10_000);
      expect(await be(bo, { tab: 'b' })).toMatchObject([{ name: 'ada@example.com' }]);
      room.clock.advance(10_000);
      expect(await be(bo, { tab: 'b' })).toEqual([]);
    });

    test('and the revision of the draft, so that what one saves reaches the others', async () => {
      const told = async () => (await room.call('PUT', PRESENCE, { cookie, body: { tab: 'a' } })).body;
      expect(await told()).toMatchObject({ revision: 1 });
      await room.save(cookie, 'Newer', 1);
      expect(await told()).toMatchObject({ revision: 2 });
      await room.publish(cookie, 2);
      expect(await told()).toMatchObject({ revision: 0 });
    });

    test('and oneself in another tab', async () => {
      await be(cookie, { tab: 'a', blockId: 'one' });
      expect(await be(cookie, { tab: 'b' })).toMatchObject([{ tab: 'a', blockId: 'one', isYou: true }]);
    });

    test('but nobody who has left, or is on another page', async () => {
      const bo = await room.openEditor(cookie, 'editor');
      await be(cookie, { tab: 'a' });
      await room.call('PUT', '/pages/other/presence', { cookie, body: { tab: 'c' } });
      expect(await be(bo, { tab: 'b' })).toHaveLength(1);
      await room.call('DELETE', PRESENCE, { cookie, body: { tab: 'a' } });
      expect(await be(bo, { tab: 'b' })).toEqual([]);
    });
  });
});
