import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { openEditing, ORIGIN } from '@broadsheet/platform-testing/editing';
import type { EditingRoom } from '@broadsheet/platform-testing/editing';
import type { Database } from '@broadsheet/service-kit/database';
import { listAt, parseJson, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { createVapidKeys, createWebPush } from '@broadsheet/service-kit/notifications';

const keys = createVapidKeys();
const PATH = '/readers/v1/notifications';

function createSubscription(name: string, host = 'https://fcm.googleapis.com') {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  return {
    publicKey: keys.publicKey,
    endpoint: `${host}/fcm/send/${name}`,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: Buffer.alloc(16, name).toString('base64url') },
  };
}

describe.each(databasesUnderTest)('notifications of alerts on $name', ({ open }) => {
  let database: Database;
  let room: EditingRoom;
  let cookie = '';
  let sent: string[] = [];

  /** Calls the platform as the browser of a reader does. */
  async function call(
    path: string,
    body: JsonObject | string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const request = new Request(`${ORIGIN}${path}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const { status } = await room.platform.fetch(request, { address: '203.0.113.9' });
    return status;
  }
  const send = (body: JsonObject) => room.call('POST', '/alert', { cookie, body });
  const read = async () => (await room.call('GET', '/alert?notifications', { cookie })).body;
  const deeds = async () => {
    const { body } = await room.call('GET', '/audit?size=20&action=alert', { cookie });
    return listAt(body, 'entries').map((entry) => [textAt(entry, 'action'), textAt(entry, 'editorName')]);
  };

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  /** Opens a site with notifications or without. */
  async function openRoom(isConfigured: boolean) {
    await emptyTables(database);
    sent = [];
    const notifications = await createWebPush({
      keys,
      contact: 'mailto:desk@paper.test',
      clock: { now: () => room.clock.now() },
      fetch: async (endpoint) => {
        sent.push(endpoint);
        return new Response(null, { status: 201 });
      },
    });
    room = openEditing(database, isConfigured ? { notifications } : {});
    cookie = await room.openAdmin();
  }

  describe('where they are set up', () => {
    beforeEach(() => openRoom(true));

    test('go to who has subscribed, only if the editor says so, and are in the audit log', async () => {
      const ada = createSubscription('ada');
      expect(await call(PATH, ada)).toBe(204);
      expect(await call(PATH, ada)).toBe(204);
      expect(await read()).toEqual({ alert: null, notifications: { subscribers: 1, last: null } });
      await send({ text: 'Only on pages' });
      expect((await room.call('GET', '/alert', { cookie })).body).not.toHaveProperty('notifications');
      await room.platform.notifications?.deliver();
      expect(sent).toEqual([]);
      expect((await send({ text: 'Storm', path: '/news/storm/', isNotified: true })).status).toBe(200);
      await room.platform.notifications?.deliver();
      expect(sent).toEqual([ada.endpoint]);
      expect(await read()).toMatchObject({
        alert: { text: 'Storm' },
        notifications: {
          subscribers: 1,
          last: { text: 'Storm', at: room.clock.now(), sent: 1, failed: 0, removed: 0, waiting: 0 },
        },
      });
      expect(await deeds()).toEqual([
        ['alert.notified', 'ada@example.com'],
        ['alert.sent', 'ada@example.com'],
        ['alert.sent', 'ada@example.com'],
      ]);
    });

    test('are sent at once, without waiting for the next look', async () => {
      await call(PATH, createSubscription('ada'));
      await send({ text: 'Storm', isNotified: true });
      await expect.poll(() => sent.length).toBe(1);
    });

    test('are not sent of an alert that was refused, ended or replaced', async () => {
      await call(PATH, createSubscription('ada'));
      expect((await send({ text: '', isNotified: true })).status).toBe(400);
      await room.platform.notifications?.stop();
      await send({ text: 'Storm', isNotified: true });
      await send({ text: 'Calm' });
      expect(await read()).toMatchObject({ notifications: { last: { text: 'Storm', sent: 0, waiting: 0 } } });
      await send({ text: 'Storm', isNotified: true });
      await room.call('DELETE', '/alert', { cookie });
      expect(await read()).toMatchObject({ notifications: { last: { sent: 0, waiting: 0 } } });
    });

    test('end with the subscription, of which nothing stays', async () => {
      const { endpoint, ...rest } = createSubscription('ada');
      await call(PATH, { endpoint, ...rest });
      expect(await call(`${PATH}/unsubscribe`, { endpoint })).toBe(204);
      expect(await call(`${PATH}/unsubscribe`, { endpoint })).toBe(204);
      expect(await database.query('select 1 from push_subscriptions')).toEqual([]);
    });

    test('follow a browser that was given another endpoint', async () => {
      const former = createSubscription('former');
      await call(PATH, former);
      await call(PATH, { ...createSubscription('new'), replaces: former.endpoint });
      const rows = await database.query('select endpoint from push_subscriptions');
      expect(rows).toEqual([{ endpoint: 'https://fcm.googleapis.com/fcm/send/new' }]);
    });

    test.each([
      ['a host inside the network', createSubscription('a', 'https://10.0.0.1')],
      ['this computer', createSubscription('a', 'https://localhost')],
      ['an unknown host', createSubscription('a', 'https://evil.example')],
      ['a host that ends like a known one', createSubscription('a', 'https://evil-fcm.googleapis.com')],
      [
        'a host that begins like a known one',
        createSubscription('a', 'https://fcm.googleapis.com.evil.example'),
      ],
      ['a known host without encryption', createSubscription('a', 'http://fcm.googleapis.com')],
      ['another port', createSubscription('a', 'https://fcm.googleapis.com:8443')],
      ['a user', createSubscription('a', 'https://me@fcm.googleapis.com')],
      ['no address', { ...createSubscription('a'), endpoint: 'push' }],
      ['a long address', createSubscription('a'.repeat(2_000))],
      ['another key of the site', { ...createSubscription('a'), publicKey: createVapidKeys().publicKey }],
      ['no key of the site', { ...createSubscription('a'), publicKey: '' }],
      ['another spelling of an address', createSubscription('a', 'https://FCM.googleapis.com')],
      ['an address with a fragment', createSubscription('a#1')],
      ['no keys', { publicKey: keys.publicKey, endpoint: createSubscription('a').endpoint }],
      [
        'a key that is no point of the curve',
        {
          ...createSubscription('a'),
          keys: { ...createSubscription('a').keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
        },
      ],
      [
        'a short secret',
        { ...createSubscription('a'), keys: { ...createSubscription('a').keys, auth: 'AAAA' } },
      ],
      ['a list', '[]'],
      ['no JSON', '{'],
    ])('are refused to %s', async (_what, body) => {
      expect(await call(PATH, body)).toBe(400);
      expect(await database.query('select 1 from push_subscriptions')).toEqual([]);
    });

    test('take no more browsers while very many were never reached', async () => {
      await database.query(
        `insert into push_subscriptions (id, site, endpoint, p256dh, auth, public_key, created_at)
          select i::text, 'paper', 'https://push.example/', 'p', 'a', 'k', now() from generate_series(1, 200000) i`,
      );
      expect(await call(PATH, createSubscription('ada'))).toBe(503);
      await database.query("update push_subscriptions set reached_at = now() where id = '7'");
      room.clock.advance(60_000);
      expect(await call(PATH, createSubscription('ada'))).toBe(204);
    });

    test('are asked for by pages of the site only, and not without limit', async () => {
      const body = createSubscription('ada');
      expect(await call(PATH, body, { 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await call(`${PATH}/unsubscribe`, body, { 'sec-fetch-site': 'same-site' })).toBe(403);
      const statuses = new Set<number>();
      for (let count = 0; count < 61; count += 1) statuses.add(await call(PATH, body));
      expect([...statuses]).toEqual([204, 429]);
      // Who may not subscribe any more may still leave.
      expect(await call(`${PATH}/unsubscribe`, body)).toBe(204);
    });
  });

  test('are nowhere on a site without them', async () => {
    await openRoom(false);
    expect(room.platform.notifications).toBeUndefined();
    expect(await read()).toEqual({ alert: null });
    expect(await call(PATH, createSubscription('ada'))).toBe(404);
    expect(await send({ text: 'Storm', isNotified: true })).toMatchObject({
      status: 400,
      body: { message: 'Notifications are not set up on this site. Send the alert without them.' },
    });
    expect((await send({ text: 'Storm' })).status).toBe(200);
    expect(parseJson(JSON.stringify(await deeds()))).toEqual([['alert.sent', 'ada@example.com']]);
  });
});
