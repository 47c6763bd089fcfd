/** Scheduled publishing and unpublishing, with a clock that the test advances. */
import { HOUR_MS } from '@broadsheet/client-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { openEditing, page } from '@broadsheet/platform-testing/editing';
import type { EditingRoom } from '@broadsheet/platform-testing/editing';
import { listAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';

describe.each(databasesUnderTest)('what is scheduled on $name', ({ open }) => {
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
  });
  afterAll(() => database.close());

  const run = () => room.platform.editing.runSchedules();
  const schedule = (body: JsonObject) => room.call('PUT', '/pages/home/schedule', { cookie, body });
  const read = async () => (await room.call('GET', '/pages/home/schedule', { cookie })).body;
  const versions = async () => (await room.call('GET', '/pages/home/versions', { cookie })).body;
  const actions = async () => (await room.call('GET', '/audit', { cookie })).body;
  const inHours = (hours: number) => room.clock.now() + hours * HOUR_MS;

  test('is published when its moment has come, and not a moment earlier', async () => {
    await room.save(cookie, 'Election', 0);
    const [scheduledAt, publishAt] = [room.clock.now(), inHours(1)];
    const answer = await schedule({ publishAt, revision: 1, note: 'Polls close' });
    expect(answer).toMatchObject({
      status: 200,
      body: { schedule: { id: 'home', publishAt, revision: 1, isDraftNewer: false, note: 'Polls close' } },
    });
    room.clock.advance(HOUR_MS - 1);
    await run();
    expect(await room.livePages()).toEqual([]);
    room.clock.advance(1);
    await run();
    expect(await room.livePages()).toEqual([page('Election')]);
    expect(room.published()).toBe(1);
    expect(await read()).toEqual({ schedule: null });
    expect((await room.call('GET', '/pages/home', { cookie })).body).toMatchObject({ revision: 0 });
    expect(await versions()).toMatchObject({
      versions: [{ number: 1, editorName: 'ada@example.com', scheduledAt, publishedAt: publishAt }],
    });
    expect(await actions()).toMatchObject({
      entries: [
        { action: 'schedule.published', subject: 'home', editorName: 'ada@example.com' },
        { action: 'schedule.set', subject: 'home' },
        {},
        {},
      ],
    });
  });

  test('is published as it was when it was scheduled; a draft that has changed since stays', async () => {
    await room.save(cookie, 'Looked at', 0);
    await schedule({ publishAt: inHours(1), revision: 1 });
    await room.save(cookie, 'Changed since', 1);
    expect(await read()).toMatchObject({ schedule: { revision: 1, isDraftNewer: true } });
    room.clock.advance(HOUR_MS);
    await run();
    expect(await room.livePages()).toEqual([page('Looked at')]);
    expect((await room.call('GET', '/pages/home', { cookie })).body).toMatchObject({
      document: page('Changed since'),
      revision: 2,
    });
  });

  test('gets another moment and keeps what it is', async () => {
    await room.save(cookie, 'Looked at', 0);
    await schedule({ publishAt: inHours(1), revision: 1 });
    await room.save(cookie, 'Changed since', 1);
    expect((await schedule({ publishAt: inHours(2), revision: 1 })).status).toBe(200);
    room.clock.advance(HOUR_MS);
    await run();
    expect(await room.livePages()).toEqual([]);
    room.clock.advance(HOUR_MS);
    await run();
    expect(await room.livePages()).toEqual([page('Looked at')]);
  });

  test('is not needed any more when its draft is published by hand', async () => {
    await room.save(cookie, 'Looked at', 0);
    await schedule({ publishAt: inHours(1), unpublishAt: inHours(2), revision: 1 });
    await room.save(cookie, 'Better', 1);
    await room.publish(cookie, 2);
    room.clock.advance(HOUR_MS);
    await run();
    expect(await room.livePages()).toEqual([page('Better')]);
    room.clock.advance(HOUR_MS);
    await run();
    expect(await room.livePages()).toEqual([]);
  });

  describe('with another address', () => {
    const rules = async () =>
      (await room.platform.content.listRedirects('paper')).flatMap((list) => listAt(list, 'redirects'));
    const next = { ...page('Next'), match: { kind: 'path', path: '/next/' } };

    beforeEach(async () => {
      await room.save(cookie, 'Published', 0);
      await room.publish(cookie, 1);
      await room.call('PUT', '/pages/home/draft', { cookie, body: { document: next, revision: 0 } });
    });

    test('redirects from the old address at the scheduled time, and not before', async () => {
      const answer = await schedule({ publishAt: inHours(1), revision: 2, hasRedirect: true });
      expect(answer).toMatchObject({ status: 200, body: { schedule: { redirectFrom: '/' } } });
      await run();
      expect(await rules()).toEqual([]);
      room.clock.advance(HOUR_MS);
      await run();
      expect(await room.livePages()).toEqual([next]);
      expect(await rules()).toEqual([{ from: '/', to: '/next/', note: 'Moved by ada@example.com' }]);
    });

    test('leads from the address that the page has by then', async () => {
      await schedule({ publishAt: inHours(1), revision: 2, hasRedirect: true });
      await room.call('DELETE', '/pages/home/draft', { cookie, body: { revision: 2 } });
      const moved = { ...page('Meanwhile'), match: { kind: 'path', path: '/meanwhile/' } };
      await room.call('PUT', '/pages/home/draft', { cookie, body: { document: moved, revision: 0 } });
      await room.publish(cookie, 3);
      expect(await read()).toMatchObject({ schedule: { redirectFrom: '/meanwhile/' } });
      room.clock.advance(HOUR_MS);
      await run();
      expect(await rules()).toMatchObject([{ from: '/meanwhile/', to: '/next/' }]);
    });

    test('redirects nobody when no redirect was requested', async () => {
      await schedule({ publishAt: inHours(1), revision: 2 });
      expect(await read()).toMatchObject({ schedule: { id: 'home' } });
      room.clock.advance(HOUR_MS);
      await run();
      expect(await room.livePages()).toEqual([next]);
      expect(await rules()).toEqual([]);
    });

    test('is refused at once where readers could not be led', async () => {
      const list = { id: '2026', redirects: [{ from: '/next/', to: '/elsewhere/' }] };
      const record = { kind: 'redirects', site: 'paper', id: '2026', body: list, hash: 'a' } as const;
      await room.platform.content.save(record);
      const { status, body } = await schedule({ publishAt: inHours(1), revision: 2, hasRedirect: true });
      expect([status, body]).toMatchObject([
        409,
        { message: expect.stringContaining('The redirect list “2026” redirects /next') },
      ]);
      expect(await read()).toEqual({ schedule: null });
    });
  });

  test('stays when its draft is discarded, and tells what was published over it', async () => {
    await room.save(cookie, 'For Sunday', 0);
    await schedule({ publishAt: inHours(1), revision: 1 });
    await room.call('DELETE', '/pages/home/draft', { cookie, body: { revision: 1 } });
    await room.save(cookie, 'Daily', 0);
    await room.publish(cookie, 2);
    expect(await read()).toMatchObject({ schedule: { overtakenBy: 1, isDraftNewer: false } });
    room.clock.advance(HOUR_MS);
    await run();
    expect(await room.livePages()).toEqual([page('For Sunday')]);
    expect(await versions()).toMatchObject({ versions: [{ number: 2 }, { number: 1 }] });
  });

  test('is taken away when its end has come, both in order when nobody ran for hours', async () => {
    await room.save(cookie, 'Advent', 0);
    await schedule({ publishAt: inHours(1), unpublishAt: inHours(3), revision: 1 });
    room.clock.advance(5 * HOUR_MS);
    await run();
    expect(await room.livePages()).toEqual([]);
    expect(await versions()).toMatchObject({
      versions: [
        { number: 2, isPage: false },
        { number: 1, isPage: true },
      ],
    });
    expect(await read()).toEqual({ schedule: null });
  });

  test('stays as a draft for editors when it is taken away; a newer draft is not touched', async () => {
    await room.save(cookie, 'Advent', 0);
    await schedule({ publishAt: inHours(1), unpublishAt: inHours(3), revision: 1 });
    room.clock.advance(5 * HOUR_MS);
    await run();
    const get = async () => (await room.call('GET', '/pages/home', { cookie })).body;
    expect(await get()).toMatchObject({ document: page('Advent'), isPublished: false, revision: 2 });
    await schedule({ publishAt: inHours(1), unpublishAt: inHours(3), revision: 2 });
    await room.save(cookie, 'Next year', 2);
    room.clock.advance(5 * HOUR_MS);
    await run();
    expect(await get()).toMatchObject({ document: page('Next year'), isPublished: false, revision: 3 });
  });

  test('is done once by any number of processes at a time', async () => {
    await room.save(cookie, 'Once', 0);
    await schedule({ publishAt: inHours(1), revision: 1 });
    room.clock.advance(HOUR_MS);
    await Promise.all([run(), run(), run(), run()]);
    expect(await versions()).toMatchObject({ versions: [{ number: 1 }] });
    expect(room.published()).toBe(1);
  });

  test('is done by the next process when one ends in the middle', async () => {
    await room.save(cookie, 'Whole', 0);
    await schedule({ publishAt: inHours(1), revision: 1 });
    room.clock.advance(HOUR_MS);
    const dying: Database = {
      ...database,
      transaction: (work) =>
        database.transaction(async (queries) => {
          await work(queries);
          throw new Error('The process is gone.');
        }),
    };
    const other = openEditing(dying);
    other.clock.advance(HOUR_MS);
    await expect(other.platform.editing.runSchedules()).rejects.toThrow('The process is gone.');
    expect(await room.livePages()).toEqual([]);
    expect(await versions()).toEqual({ versions: [] });
    await run();
    expect(await room.livePages()).toEqual([page('Whole')]);
    expect(await versions()).toMatchObject({ versions: [{ number: 1 }] });
  });

  test('says why it was not done when the site cannot show it any more, and is not tried again', async () => {
    await room.save(cookie, 'Good', 0);
    await schedule({ publishAt: inHours(1), revision: 1 });
    room.platform.editing.connect({
      checkPage: () => [{ path: '$', reason: 'the block is gone' }],
      onPublished: () => Promise.resolve(),
    });
    room.clock.advance(HOUR_MS);
    await run();
    await run();
    const failure = 'The page cannot be published: the block is gone.';
    const says = { key: 'refusal.page-unfit', values: { reason: 'the block is gone' } };
    expect(await read()).toMatchObject({ schedule: { failure, failureDetails: { says } } });
    expect(await room.livePages()).toEqual([]);
    expect(await actions()).toMatchObject({ entries: [{ action: 'schedule.failed' }, {}, {}, {}] });
  });

  test('moves with its page, and goes with it', async () => {
    await room.save(cookie, 'Moved', 0);
    await schedule({ publishAt: inHours(1), revision: 1 });
    const match = { kind: 'path', path: '/elsewhere/' };
    await room.call('POST', '/pages/home/move', { cookie, body: { match } });
    expect((await room.platform.editing.readPagesAt(inHours(1))).pages).toEqual([
      { ...page('Moved'), match },
    ]);
    await room.call('DELETE', '/pages/home', { cookie });
    expect(await read()).toEqual({ schedule: null });
  });

  test('is told ahead for any moment', async () => {
    await room.save(cookie, 'Advent', 0);
    await schedule({ publishAt: inHours(1), unpublishAt: inHours(3), revision: 1 });
    const pagesIn = async (hours: number) => (await room.platform.editing.readPagesAt(inHours(hours))).pages;
    expect(await pagesIn(0.9)).toEqual([]);
    expect(await pagesIn(1)).toEqual([page('Advent')]);
    expect(await pagesIn(3)).toEqual([]);
    expect(await room.livePages()).toEqual([]);
  });

  test('is not foreseen where it could not be done', async () => {
    await room.save(cookie, 'Good', 0);
    await schedule({ publishAt: inHours(1), unpublishAt: inHours(3), revision: 1 });
    room.platform.editing.connect({
      checkPage: () => [{ path: '$', reason: 'the block is gone' }],
      onPublished: () => Promise.resolve(),
    });
    expect((await room.platform.editing.readPagesAt(inHours(2))).pages).toEqual([]);
  });

  test('can be called off', async () => {
    await room.save(cookie, 'Never', 0);
    await schedule({ publishAt: inHours(1), revision: 1 });
    expect((await room.call('DELETE', '/pages/home/schedule', { cookie })).status).toBe(204);
    expect((await room.call('DELETE', '/pages/home/schedule', { cookie })).status).toBe(404);
    room.clock.advance(HOUR_MS);
    await run();
    expect(await room.livePages()).toEqual([]);
  });

  test.each<[string, (now: number) => JsonObject, number]>([
    ['no moment', () => ({ revision: 1 }), 400],
    ['a moment that is over', (now) => ({ publishAt: now, revision: 1 }), 400],
    ['a moment in the year 3000', () => ({ publishAt: Date.UTC(3000, 0), revision: 1 }), 400],
    ['a moment that is none', () => ({ publishAt: 'tomorrow', revision: 1 }), 400],
    [
      'an end before the beginning',
      (now) => ({ publishAt: now + 9, unpublishAt: now + 9, revision: 1 }),
      400,
    ],
    ['the end of what is not published', (now) => ({ unpublishAt: now + HOUR_MS }), 400],
    ['no revision', (now) => ({ publishAt: now + HOUR_MS }), 400],
    ['a revision that is not the newest', (now) => ({ publishAt: now + HOUR_MS, revision: 9 }), 409],
  ])('is refused with %s', async (_what, body, status) => {
    await room.save(cookie, 'Draft', 0);
    expect((await schedule(body(room.clock.now()))).status).toBe(status);
    expect(await read()).toEqual({ schedule: null });
  });
});
