import { HOUR_MS } from '@broadsheet/client-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { openEditing, page, PASSWORD, tokenIn } from '@broadsheet/platform-testing/editing';
import type { EditingRoom } from '@broadsheet/platform-testing/editing';
import { listAt, textAt } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';

describe.each(databasesUnderTest)('editors on $name', ({ open }) => {
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

  describe('are let in', () => {
    test('first by the link of the start, once', async () => {
      const token = tokenIn(await room.platform.editing.setUp());
      expect((await room.call('GET', `/links/${token}`)).body).toEqual({ role: 'administrator' });
      const body = { email: 'Ada@Example.com', name: 'Ada', password: PASSWORD };
      const joined = await room.call('POST', `/links/${token}`, { body });
      expect(joined).toMatchObject({
        status: 201,
        body: { editor: { email: 'ada@example.com', role: 'administrator' } },
      });
      expect((await room.call('GET', '/pages', { cookie: joined.cookie })).status).toBe(200);
      expect(
        (await room.call('POST', `/links/${token}`, { body: { ...body, email: 'eve@example.com' } })).status,
      ).toBe(410);
      expect(await room.platform.editing.setUp()).toBeUndefined();
    });

    test('by one of several links of several starts, and then by none of the others', async () => {
      const [first, second] = [
        tokenIn(await room.platform.editing.setUp()),
        tokenIn(await room.platform.editing.setUp()),
      ];
      const joinWith = (token: string, email: string) =>
        room.call('POST', `/links/${token}`, { body: { email, name: 'Somebody', password: PASSWORD } });
      const answers = await Promise.all([
        joinWith(first, 'ada@example.com'),
        joinWith(second, 'eve@example.com'),
      ]);
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 410]);
      expect((await room.call('GET', `/links/${first}`)).status).toBe(410);
      expect((await room.call('GET', `/links/${second}`)).status).toBe(410);
    });

    test('again by a link of an administrator when the password is forgotten; their sessions end', async () => {
      const admin = await room.openAdmin();
      const cookie = await room.openEditor(admin, 'editor');
      const editors = listAt((await room.call('GET', '/editors', { cookie: admin })).body, 'editors');
      const found = editors.find((each) => textAt(each, 'email') === 'editor@example.com');
      const path = `/editors/${textAt(found, 'id') ?? ''}/password-link`;
      const token = tokenIn(textAt((await room.call('POST', path, { cookie: admin })).body, 'url'));
      expect((await room.call('GET', `/links/${token}`)).body).toMatchObject({ isForPassword: true });
      const body = { email: 'editor@example.com', name: 'x', password: 'nine boats beside a pier' };
      expect((await room.call('POST', `/links/${token}`, { body })).status).toBe(201);
      expect((await room.call('GET', '/pages', { cookie })).status).toBe(401);
      expect((await room.login('editor@example.com')).status).toBe(401);
      expect((await room.login('editor@example.com', body.password)).status).toBe(200);
      expect((await room.call('POST', `/links/${token}`, { body })).status).toBe(410);
    });

    test('with an address as people write it, however browsers send it', async () => {
      const cookie = await room.openAdmin();
      const sent = 'lotte@xn--bcher-kva.example';
      const written = 'lotte@bücher.example';
      const invited = await room.call('POST', '/invitations', { cookie, body: { email: sent } });
      const token = tokenIn(textAt(invited.body, 'url'));
      expect((await room.call('GET', `/links/${token}`)).body).toMatchObject({ email: written });
      const people = async () => (await room.call('GET', '/editors', { cookie })).body;
      expect(await people()).toMatchObject({ invitations: [{ email: written }] });
      const body = { name: 'Lotte', password: PASSWORD };
      const wrong = await room.call('POST', `/links/${token}`, {
        body: { ...body, email: 'bo@example.com' },
      });
      expect(textAt(wrong.body, 'message')).toContain(written);
      expect((await room.call('POST', `/links/${token}`, { body: { ...body, email: written } })).status).toBe(
        201,
      );
      expect(listAt(await people(), 'editors').map((each) => textAt(each, 'email'))).toContain(written);
      expect((await room.login(sent)).status).toBe(200);
    });

    test('by an invitation, for its address and a week', async () => {
      const cookie = await room.openAdmin();
      const invite = async () =>
        tokenIn(
          textAt(
            (await room.call('POST', '/invitations', { cookie, body: { email: 'bo@example.com' } })).body,
            'url',
          ),
        );
      const body = { email: 'eve@example.com', name: 'Eve', password: PASSWORD };
      const token = await invite();
      expect((await room.call('POST', `/links/${token}`, { body })).status).toBe(403);
      room.clock.advance(8 * 24 * HOUR_MS);
      expect((await room.call('GET', `/links/${token}`)).status).toBe(410);
    });

    test('by an invitation that is listed until it is revoked', async () => {
      const cookie = await room.openAdmin();
      const body = { email: 'bo@example.com', role: 'publisher' };
      const made = await room.call('POST', '/invitations', { cookie, body });
      const token = tokenIn(textAt(made.body, 'url'));
      const list = async () => listAt((await room.call('GET', '/editors', { cookie })).body, 'invitations');
      const [invitation] = await list();
      expect(invitation).toMatchObject({ email: 'bo@example.com', role: 'publisher' });
      const path = `/invitations/${textAt(invitation, 'id') ?? ''}`;
      expect(JSON.stringify(invitation)).not.toContain(token);
      expect((await room.call('DELETE', path, { cookie })).status).toBe(204);
      expect((await room.call('DELETE', path, { cookie })).status).toBe(404);
      expect((await room.call('GET', `/links/${token}`)).status).toBe(410);
      expect(await list()).toEqual([]);
    });

    test.each([
      ['short', 400],
      ['aaaaaaaaaaaaaa', 400],
      ['ada@example.com!', 400],
      ['seven ships below cranes', 201],
    ])('with the password "%s": %i', async (password, status) => {
      const token = tokenIn(await room.platform.editing.setUp());
      const body = { email: 'ada@example.com', name: 'Ada', password };
      expect((await room.call('POST', `/links/${token}`, { body })).status).toBe(status);
    });
  });

  describe('log in', () => {
    test('with the right password alone, and out', async () => {
      const cookie = await room.openAdmin();
      expect(await room.login('ada@example.com', 'wrong')).toMatchObject({ status: 401, cookie: '' });
      expect(await room.login('nobody@example.com')).toMatchObject({ status: 401, cookie: '' });
      const whoIs = () => room.call('GET', '/session', { cookie });
      expect(await whoIs()).toMatchObject({ status: 200, body: { editor: { email: 'ada@example.com' } } });
      expect((await room.call('DELETE', '/session', { cookie })).status).toBe(204);
      expect((await room.call('GET', '/pages', { cookie })).status).toBe(401);
      expect(await whoIs()).toMatchObject({ status: 200, body: { step: 'nobody' } });
    });

    test('no more after ten wrong guesses from one network', async () => {
      await room.openAdmin();
      for (let guess = 0; guess < 10; guess += 1) await room.login('ada@example.com', `wrong ${guess}`);
      expect(await room.login('ada@example.com', 'wrong')).toMatchObject({
        status: 429,
        body: {
          message: expect.stringContaining('15 min'),
          says: { key: 'refusal.many-passwords', values: { minutes: 15 } },
        },
      });
    });

    test('again after twelve hours without a call, and after a week in any case', async () => {
      const cookie = await room.openAdmin();
      const statusOf = async (value: string) => (await room.call('GET', '/pages', { cookie: value })).status;
      room.clock.advance(13 * HOUR_MS);
      expect(await statusOf(cookie)).toBe(401);
      const other = (await room.login()).cookie;
      const seen: number[] = [];
      for (let hour = 0; hour < 24 * 7; hour += 11) {
        seen.push(await statusOf(other));
        room.clock.advance(11 * HOUR_MS);
      }
      expect(new Set(seen)).toEqual(new Set([200]));
      expect(await statusOf(other)).toBe(401);
    });

    test('into a session that a page of another site cannot use', async () => {
      const cookie = await room.openAdmin();
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
      const body = { document: page('Evil'), revision: 0 };
      expect((await room.call('PUT', '/pages/home/draft', { cookie, headers, body })).status).toBe(403);
      expect((await room.call('GET', '/pages', { cookie })).body).toEqual({ pages: [] });
    });
  });

  test('are let in no more from the moment on that an administrator says so; the last one stays', async () => {
    const admin = await room.openAdmin();
    const cookie = await room.openEditor(admin, 'editor');
    const editors = listAt((await room.call('GET', '/editors', { cookie: admin })).body, 'editors');
    const idOf = (email: string) =>
      textAt(
        editors.find((each) => textAt(each, 'email') === email),
        'id',
      ) ?? '';
    const disable = (email: string) =>
      room.call('PATCH', `/editors/${idOf(email)}`, { cookie: admin, body: { isDisabled: true } });
    expect((await disable('editor@example.com')).status).toBe(200);
    expect((await room.call('GET', '/pages', { cookie })).status).toBe(401);
    expect((await room.login('editor@example.com')).status).toBe(401);
    expect((await disable('ada@example.com')).status).toBe(409);
  });
});
