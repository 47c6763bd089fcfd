import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createManualClock, HOUR_MS, MINUTE_MS } from '@broadsheet/client-core';
import { databasesUnderTest, useDatabase } from '@broadsheet/platform-testing/databases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseJson } from '../json/Json.ts';
import type { Json } from '../json/Json.ts';
import { createNotifications } from './createNotifications.ts';
import { createWebPush } from './createWebPush.ts';
import type { PushSubscription } from './NotificationService.ts';
import type { Notifications } from './Notifications.ts';
import { countSubscriptions, insertSubscription } from './subscriptionStore.ts';
import { createVapidKeys } from './VapidKeys.ts';

const NOW = Date.UTC(2026, 10, 30, 9);
const SITE = 'paper';
const SERVICE = 'https://push.example';

/** A browser that has subscribed: what it gives to the site, and the keys that it keeps. */
interface Receiver {
  readonly subscription: PushSubscription;
  readonly keys: ECDH;
  readonly secret: Buffer;
}

function createReceiver(name: string, host = SERVICE): Receiver {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const secret = Buffer.alloc(16, name);
  const subscription = {
    endpoint: `${host}/send/${name}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: secret.toString('base64url'),
  };
  return { subscription, keys, secret };
}

/** Decrypts a message as RFC 8291 says a browser does. */
function readMessage({ keys, secret }: Receiver, body: Buffer): Json {
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), secret, info, 32));
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', material, body.subarray(0, 16), `Content-Encoding: ${purpose}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const text = Buffer.concat([decipher.update(body.subarray(21 + length, -16)), decipher.final()]);
  return parseJson(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
}

interface Post {
  readonly name: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this computer that answers as it is told. */
function createPushService() {
  const posts: Post[] = [];
  const answers = new Map<
    string,
    { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  >();
  const server: Server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const name = request.url?.split('/').at(-1) ?? '';
      posts.push({ name, headers: request.headers, body });
      const { status, headers } = answers.get(name) ?? { status: 201 };
      response.writeHead(status, headers).end();
    });
  });
  const url = (): string => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
    return `http://127.0.0.1:${address.port}`;
  };
  return {
    posts,
    answers,
    names: () => posts.map(({ name }) => name).toSorted(),
    /** The network, in which the service has the name that subscriptions say. */
    fetch: (address: string, init?: RequestInit) => fetch(address.replace(SERVICE, url()), init),
    listen: () => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)),
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}

describe.each(databasesUnderTest)('notifications on $name', ({ open }) => {
  const database = useDatabase(open);
  const keys = createVapidKeys();
  const audience = { site: SITE, publicKey: keys.publicKey };
  let clock = createManualClock(NOW);
  let logged: string[] = [];
  const push = createPushService();

  beforeAll(() => push.listen());
  afterAll(() => push.close());
  beforeEach(async () => {
    clock = createManualClock(NOW);
    logged = [];
    push.posts.length = 0;
    push.answers.clear();
    await database.query('truncate push_subscriptions, push_sendings, alerts, site_properties');
  });

  /** Opens notifications as a process has them. */
  async function openProcess(fetchOver = push.fetch): Promise<Notifications> {
    const service = await createWebPush({
      keys,
      contact: 'mailto:desk@paper.test',
      hosts: ['push.example'],
      clock,
      fetch: fetchOver,
    });
    return createNotifications({
      database,
      site: SITE,
      siteUrl: 'https://paper.test/news',
      secret: 'a secret of the tests',
      clock,
      log: { error: (...entries) => void logged.push(JSON.stringify(entries)) },
      service,
    });
  }
  async function subscribe(...names: readonly string[]): Promise<readonly Receiver[]> {
    const receivers = names.map((name) => createReceiver(name));
    for (const { subscription } of receivers)
      await insertSubscription(database, { ...subscription, ...audience }, clock.now());
    return receivers;
  }
  /** Stores an alert that also goes to browsers, as the desk does. */
  const send = (
    notifications: Notifications,
    { endsAt, path = '/storm/' }: { readonly endsAt?: number; readonly path?: string } = {},
  ) =>
    database.transaction(async (queries) => {
      const content = { text: 'Storm “Ada” – 猫', path, endsAt, at: clock.now() };
      const sending = await notifications.queue(queries, content);
      await queries.query(
        `insert into alerts (site, text, editor_name, sent_at, ends_at, sending) values ($1, 'Storm', 'Ada', now(), null, $2)
          on conflict (site) do update set sending = excluded.sending`,
        [SITE, sending],
      );
    });
  const last = async (notifications: Notifications) => (await notifications.status()).last;

  test('reach each browser once, encrypted so that only it can read them', async () => {
    await database.query("insert into site_properties (site, body, hash) values ($1, $2, '')", [
      SITE,
      JSON.stringify({ websiteName: 'The Paper' }),
    ]);
    const [ada, grace] = await subscribe('ada', 'grace');
    const notifications = await openProcess();
    await send(notifications, { endsAt: NOW + HOUR_MS });
    expect(await last(notifications)).toMatchObject({ sent: 0, waiting: 2 });
    await notifications.deliver();
    await notifications.deliver();
    expect(push.names()).toEqual(['ada', 'grace']);
    const post = push.posts.find(({ name }) => name === 'ada');
    if (ada === undefined || grace === undefined || post === undefined) throw new Error('Nothing came.');
    expect(readMessage(ada, post.body)).toEqual({
      title: 'The Paper',
      text: 'Storm “Ada” – 猫',
      tag: expect.stringMatching(/^alert-[\da-f-]{36}$/),
      path: '/storm/',
    });
    expect(() => readMessage(grace, post.body)).toThrow('unable to authenticate data');
    expect(post.headers).toMatchObject({
      ttl: '3600',
      topic: 'alert',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
    expect(await last(notifications)).toEqual({
      text: 'Storm “Ada” – 猫',
      at: NOW,
      sent: 2,
      failed: 0,
      removed: 0,
      waiting: 0,
    });
    expect(logged).toEqual([]);
  });

  test('are signed with the key of the site for the push service', async () => {
    await subscribe('ada');
    const notifications = await openProcess();
    await send(notifications);
    await notifications.deliver();
    const [, token = '', key] =
      /^vapid t=(.+), k=(.+)$/.exec(push.posts[0]?.headers.authorization ?? '') ?? [];
    expect(key).toBe(keys.publicKey);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const point = Buffer.from(keys.publicKey, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const isSigned = verify(
      'sha256',
      Buffer.from(`${header}.${payload}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(parseJson(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      aud: SERVICE,
      sub: 'mailto:desk@paper.test',
    });
    // Without an end, an alert is news for four hours.
    expect(push.posts[0]?.headers.ttl).toBe(String((4 * HOUR_MS) / 1000));
  });

  test('delete a subscription that its browser has ended, and count what is refused', async () => {
    await subscribe('ada', 'gone', 'ended', 'refused');
    push.answers.set('gone', { status: 404 });
    push.answers.set('ended', { status: 410 });
    push.answers.set('refused', { status: 403 });
    const notifications = await openProcess();
    await send(notifications);
    await notifications.deliver();
    expect(await last(notifications)).toMatchObject({ sent: 1, failed: 1, removed: 2, waiting: 0 });
    expect(await countSubscriptions(database, audience)).toBe(2);
    expect(logged).toEqual([expect.stringContaining('push.example: status 403')]);
    expect(logged.join('')).not.toMatch(/\/send\/|vapid/);
  });

  test('delete a subscription that failed on three days, and none for three alerts of one day', async () => {
    await subscribe('ada', 'refused', 'back');
    for (const name of ['refused', 'back']) push.answers.set(name, { status: 403 });
    const notifications = await openProcess();
    const alert = async (waitMs: number) => {
      await send(notifications);
      await notifications.deliver();
      clock.advance(waitMs);
      return countSubscriptions(database, audience);
    };
    for (let count = 0; count < 3; count += 1) expect(await alert(MINUTE_MS)).toBe(3);
    clock.advance(24 * HOUR_MS);
    expect(await alert(24 * HOUR_MS)).toBe(3);
    push.answers.delete('back');
    push.answers.set('back', { status: 201 });
    expect(await alert(24 * HOUR_MS)).toBe(2);
    push.answers.set('back', { status: 403 });
    expect(await alert(24 * HOUR_MS)).toBe(2);
  });

  test('delete subscriptions of another key of the site after alerts of three days', async () => {
    const { subscription } = createReceiver('former');
    await insertSubscription(database, { ...subscription, ...audience, publicKey: 'former' }, NOW);
    const notifications = await openProcess();
    const left: number[] = [];
    for (let day = 0; day < 3; day += 1) {
      await send(notifications);
      await notifications.deliver();
      await notifications.deliver();
      left.push((await database.query('select 1 from push_subscriptions')).length);
      clock.advance(24 * HOUR_MS);
    }
    expect(left).toEqual([1, 1, 0]);
  });

  test('name no more than twenty reasons in the log', async () => {
    for (let host = 0; host < 30; host += 1) {
      const { subscription } = createReceiver('refused', `https://h${host}.notify.windows.com`);
      await insertSubscription(database, { ...subscription, ...audience }, NOW);
    }
    const notifications = await openProcess(async () => new Response(null, { status: 403 }));
    await send(notifications);
    await notifications.deliver();
    expect(logged.join('').match(/status 403/g)).toHaveLength(20);
  });

  test('stay at a push service for four hours at most, though the alert lasts longer', async () => {
    await subscribe('ada');
    const notifications = await openProcess();
    await send(notifications, { endsAt: NOW + 12 * HOUR_MS });
    clock.advance(HOUR_MS);
    await notifications.deliver();
    expect(push.posts[0]?.headers.ttl).toBe(String((3 * HOUR_MS) / 1000));
  });

  test('are looked for no more once all browsers are done with', async () => {
    await subscribe('ada');
    const notifications = await openProcess();
    await send(notifications);
    await notifications.deliver();
    expect(await database.query('select is_done from push_sendings')).toEqual([{ is_done: true }]);
    await send(notifications);
    expect(await database.query('select is_done from push_sendings')).toEqual([{ is_done: false }]);
  });

  test('wait for a service that asks for time, with no attempt for browsers that were not tried', async () => {
    await subscribe(...Array.from({ length: 300 }, (_, index) => `reader-${index}`));
    const until = new Date(NOW + 10 * MINUTE_MS).toUTCString();
    const headers = { 'Retry-After': until };
    let calls = 0;
    const notifications = await openProcess(async () => {
      calls += 1;
      return new Response(null, { status: 429, headers });
    });
    await send(notifications);
    await notifications.deliver();
    const before = calls;
    clock.advance(9 * MINUTE_MS);
    await notifications.deliver();
    expect(calls).toBe(before);
    const [row] = await database.query(
      'select count(*)::int as n from push_subscriptions where attempts = 0',
    );
    expect(row).toEqual({ n: 300 - before });
    clock.advance(MINUTE_MS);
    await notifications.deliver();
    expect(calls).toBeGreaterThan(before);
  });

  test('follow no redirect, which could lead to any host', async () => {
    await subscribe('moved');
    push.answers.set('moved', { status: 307, headers: { Location: '/send/inside' } });
    const notifications = await openProcess();
    await send(notifications);
    await notifications.deliver();
    expect(push.names()).toEqual(['moved']);
    expect(await last(notifications)).toMatchObject({ sent: 0, failed: 1, waiting: 0 });
  });

  test('are tried again after the time that the service asks for', async () => {
    await subscribe('busy');
    push.answers.set('busy', { status: 429, headers: { 'Retry-After': '120' } });
    const notifications = await openProcess();
    await send(notifications);
    await notifications.deliver();
    push.answers.clear();
    clock.advance(MINUTE_MS);
    await notifications.deliver();
    expect(await last(notifications)).toMatchObject({ sent: 0, failed: 0, waiting: 1 });
    clock.advance(MINUTE_MS);
    await notifications.deliver();
    expect(await last(notifications)).toMatchObject({ sent: 1, failed: 0, waiting: 0 });
    expect(push.names()).toEqual(['busy', 'busy']);
  });

  test('are given up when a service stays away, without an endpoint in the log', async () => {
    await subscribe('ada');
    const notifications = await openProcess(async (address) => {
      throw Object.assign(new TypeError(`fetch failed: ${address}`), { cause: { code: 'ECONNREFUSED' } });
    });
    await send(notifications);
    for (const minutes of [0, 1, 1, 5, 30, 60]) {
      expect(await last(notifications)).toMatchObject({ failed: 0, waiting: 1 });
      clock.advance(minutes * MINUTE_MS);
      await notifications.deliver();
    }
    expect(await last(notifications)).toMatchObject({ sent: 0, failed: 1, waiting: 0 });
    expect(await countSubscriptions(database, audience)).toBe(1);
    expect(logged.join('')).not.toContain('/send/');
  });

  test('ask a service that is away for a few browsers only', async () => {
    await subscribe(...Array.from({ length: 300 }, (_, index) => `reader-${index}`));
    let calls = 0;
    const notifications = await openProcess(async () => {
      calls += 1;
      return new Response(null, { status: 503 });
    });
    await send(notifications);
    await notifications.deliver();
    expect(calls).toBeLessThanOrEqual(200);
    expect(await last(notifications)).toMatchObject({ sent: 0, failed: 0, waiting: 300 });
  });

  test('are sent once to each of many browsers by several processes', async () => {
    const names = Array.from({ length: 230 }, (_, index) => `reader-${String(index).padStart(3, '0')}`);
    await subscribe(...names);
    const processes = await Promise.all([openProcess(), openProcess(), openProcess()]);
    const [first] = processes;
    if (first === undefined) throw new Error('No process was opened.');
    await send(first);
    await Promise.all(processes.map((each) => each.deliver()));
    expect(push.names()).toEqual(names);
    expect(await last(first)).toMatchObject({ sent: 230, waiting: 0 });
  });

  test('go on in another process when one was killed with browsers in its hands', async () => {
    await subscribe('ada', 'grace');
    const killed = await openProcess(() => new Promise(() => undefined));
    await send(killed);
    killed.wake();
    const other = await openProcess();
    await expect
      .poll(
        async () => (await database.query('select 1 from push_subscriptions where tried is not null')).length,
      )
      .toBe(2);
    await other.deliver();
    expect(push.names()).toEqual([]);
    clock.advance(2 * MINUTE_MS);
    await other.deliver();
    expect(push.names()).toEqual(['ada', 'grace']);
    expect(await last(other)).toMatchObject({ sent: 2, waiting: 0 });
  });

  test.each([
    ['has ended', () => database.query('delete from alerts')],
    ['is over', async () => clock.advance(HOUR_MS)],
    ['was replaced by one without notifications', () => database.query('update alerts set sending = null')],
  ])('are not sent when their alert %s', async (_what, end) => {
    await subscribe('ada');
    const notifications = await openProcess();
    await send(notifications, { endsAt: NOW + HOUR_MS });
    await end();
    await notifications.deliver();
    expect(push.names()).toEqual([]);
    expect(await last(notifications)).toMatchObject({ sent: 0, waiting: 0 });
  });

  test('do not reach who subscribes after the alert, or with another key of the site', async () => {
    const notifications = await openProcess();
    const { subscription } = createReceiver('former');
    await insertSubscription(database, { ...subscription, ...audience, publicKey: 'former' }, NOW);
    await send(notifications);
    clock.advance(1);
    await subscribe('late');
    await notifications.deliver();
    expect(push.names()).toEqual([]);
    expect((await notifications.status()).subscribers).toBe(1);
  });

  test('reach who subscribes again with a page that is still open', async () => {
    await subscribe('ada');
    const notifications = await openProcess();
    await send(notifications);
    clock.advance(1);
    await subscribe('ada');
    await notifications.deliver();
    expect(push.names()).toEqual(['ada']);
  });

  test('lead to the front page when the address of the story is too long for a message', async () => {
    const [ada] = await subscribe('ada');
    const notifications = await openProcess();
    await send(notifications, { path: `/${'ü'.repeat(1_900)}/` });
    await notifications.deliver();
    const [post] = push.posts;
    if (ada === undefined || post === undefined) throw new Error('Nothing came.');
    expect(readMessage(ada, post.body)).not.toHaveProperty('path');
  });

  test('send nothing more once they are stopped', async () => {
    await subscribe('ada');
    const notifications = await openProcess();
    await send(notifications);
    await notifications.stop();
    await notifications.deliver();
    expect(push.names()).toEqual([]);
    expect(await last(notifications)).toMatchObject({ waiting: 1 });
  });
});
