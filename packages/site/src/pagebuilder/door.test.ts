/** Attacks on the sign-in of editors, through the socket of the running site. */
import { record, text } from '@broadsheet/client-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const ADA = { email: 'ada@example.com', password: 'seven ships below cranes' };

let site: ListeningSite;
let cookie = '';

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const call = (path: string, { method = 'POST', headers = {}, body = {} }: Sent = {}) =>
  site.get(`/pagebuilder/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie, ...headers },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
const cookieOf = (response: Response): string =>
  (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const isIn = async (headers: Readonly<Record<string, string>> = {}) =>
  (await call('/pages', { method: 'GET', headers })).status === 200;

beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['navigation', 'pages'] });
  await site.platform.platform.editing.setUp(ADA);
  cookie = cookieOf(await call('/session', { body: ADA }));
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

test.each([
  ['a form of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a page of a neighbouring host', { 'sec-fetch-site': 'same-site', origin: 'https://cdn.paper.test' }],
  ['a frame without an origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['an old browser that tells another origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ['who tells nothing', { 'sec-fetch-site': '' }],
])('%s changes nothing for an editor', async (_who, headers) => {
  for (const [method, path] of [
    ['POST', '/invitations'],
    ['POST', '/session'],
    ['POST', '/session/second-factor'],
    ['POST', '/session/passkey'],
    ['POST', '/session/browser'],
    ['POST', '/session/browser-link'],
    ['POST', '/account/password'],
    ['POST', '/account/passkeys'],
    ['PUT', '/second-factor-roles'],
    ['DELETE', '/account/sessions'],
    ['DELETE', '/session'],
  ] as const)
    expect([path, (await call(path, { method, headers, body: ADA })).status]).toEqual([path, 403]);
  expect(await isIn()).toBe(true);
});

test('a form that calls itself JSON is still a form of another site', async () => {
  const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' };
  expect((await call('/invitations', { headers, body: { email: 'eve@example.com' } })).status).toBe(403);
});

test('no answer to an editor may be framed, cached, or read by another origin', async () => {
  for (const path of ['/session', '/account', '/editors', '/audit', '/audit/export', '/sign-in-options']) {
    const { headers } = await call(path, { method: 'GET', headers: { origin: 'https://evil.example' } });
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('a session that was planted before the log-in opens nothing after it', async () => {
  const planted = '__Host-editor-session=planted-by-somebody-else-before-the-login';
  const login = await call('/session', { headers: { cookie: planted }, body: ADA });
  expect(cookieOf(login)).toMatch(/^__Host-editor-session=[\w-]{43}$/);
  expect(cookieOf(login)).not.toBe(planted);
  expect(await isIn({ cookie: planted })).toBe(false);
  expect(await isIn({ cookie: cookieOf(login) })).toBe(true);
});

test('a cookie without its prefix, as a neighbouring host could set it, is no session', async () => {
  expect(await isIn({ cookie: cookie.replace('__Host-', '') })).toBe(false);
});

test('who logs out is out, also with the cookie from before', async () => {
  const session = cookieOf(await call('/session', { headers: { cookie: '' }, body: ADA }));
  const answer = await call('/session', { method: 'DELETE', headers: { cookie: session } });
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-editor-session=; .*Max-Age=0/);
  expect(await isIn({ cookie: session })).toBe(false);
});

test('a wrong address and a wrong password are told alike', async () => {
  const tell = async (body: unknown) => {
    const response = await call('/session', { headers: { cookie: '' }, body });
    return [response.status, await response.json(), response.headers.get('set-cookie')];
  };
  expect(await tell({ ...ADA, password: 'wrong' })).toEqual(
    await tell({ ...ADA, email: 'nobody@example.com' }),
  );
});

test('the log of the site holds no link, no password and no session', async () => {
  const answer: unknown = await (await call('/invitations', { body: { email: 'bo@example.com' } })).json();
  const url = record({ url: text })(answer)?.url ?? '';
  expect(url).toContain('/pagebuilder/join/#');
  const log = site.lines.join('\n');
  for (const secret of [url.split('#')[1] ?? url, ADA.password, cookie.split('=')[1] ?? cookie])
    expect(log).not.toContain(secret);
});
