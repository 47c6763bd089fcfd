/** Notifications through the socket of the running site: the button, the service worker, and the subscription. */
import { createVapidKeys } from '@broadsheet/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STARTING_MS = 120_000;
const PAGE = '/newsletters/';
const WORKER = '/_broadsheet/notifications/worker.js';
const BASE = '/news';
const keys = createVapidKeys();
const SUBSCRIPTION = {
  publicKey: keys.publicKey,
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/reader',
  // The keys of the example in RFC 8291.
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

const post = (paper: ListeningSite, path: string, body: object) =>
  paper.get(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });

describe('a site with a key, under a path', () => {
  let paper: ListeningSite;
  beforeAll(async () => {
    paper = await openListeningSite(['pages'], {
      SITE_ORIGIN: `https://courier.example${BASE}`,
      WEB_PUSH_KEY: keys.privateKey,
    });
  }, STARTING_MS);
  afterAll(() => paper[Symbol.asyncDispose]());

  test('offers them with its public key on the page with the block, and names it on no other', async () => {
    const response = await paper.get(BASE + PAGE);
    const html = await response.text();
    expect(html).toContain(`data-push-key="${keys.publicKey}"`);
    expect(html).toContain('Turn on alerts');
    expect(html).not.toContain(keys.privateKey);
    // A worker of the site itself may be registered.
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self'/);
    expect(await (await paper.get(`${BASE}/`)).text()).not.toContain(keys.publicKey);
  });

  test('can be added to the home screen as an app, without which an iPhone shows no notifications', async () => {
    const manifest: unknown = await (await paper.get(`${BASE}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ display: 'standalone' });
  });

  test('serves the service worker under its path, with a policy of its own', async () => {
    const response = await paper.get(BASE + WORKER);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    const script = await response.text();
    expect(script.endsWith(`(self, {"base":"/news","publicKey":"${keys.publicKey}"});\n`)).toBe(true);
    const [icon = ''] = /\/icons\/[\w-]+\.png/.exec(script) ?? [];
    const { status, headers } = await paper.get(BASE + icon);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('takes a subscription and deletes it, and neither is in the log', async () => {
    const status = async (path: string, body: object) =>
      (await post(paper, `${BASE}/readers/v1/notifications${path}`, body)).status;
    expect(await status('', SUBSCRIPTION)).toBe(204);
    expect(await status('', { ...SUBSCRIPTION, endpoint: 'https://169.254.169.254/latest/' })).toBe(400);
    expect(await status('/unsubscribe', { endpoint: SUBSCRIPTION.endpoint })).toBe(204);
    expect(paper.lines.join('')).not.toMatch(/mozilla|169\.254|BCVxsr7N/);
  });
});

describe('a site without a key', () => {
  let paper: ListeningSite;
  beforeAll(async () => {
    paper = await openListeningSite(['pages']);
  }, STARTING_MS);
  afterAll(() => paper[Symbol.asyncDispose]());

  test('has nothing of them: no button, no worker, no call', async () => {
    const html = await (await paper.get(PAGE)).text();
    expect(html).toContain('Which letters would you like?');
    expect(html).not.toMatch(/push-key|Turn on alerts|notifications/);
    expect((await paper.get(WORKER)).status).toBe(404);
    const manifest: unknown = await (await paper.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ display: 'minimal-ui' });
    expect((await post(paper, '/readers/v1/notifications', SUBSCRIPTION)).status).toBe(404);
  });
});
