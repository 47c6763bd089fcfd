/**
 * Staff members who log in with their company's provider, through the socket of the running site; the sandbox plays the
 * provider.
 */
import { isRecord } from '@broadsheet/client-core';
import { PLATFORM_ORIGIN } from '@broadsheet/platform-testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { openSandbox } from '../sandbox/openSandbox.ts';
import type { Sandbox } from '../sandbox/openSandbox.ts';

const ISSUER = `${PLATFORM_ORIGIN}/sandbox/openid`;
const RETURN = '/pagebuilder/api/openid/return';

let site: ListeningSite;
let room: EditorRoom;
let sandbox: Sandbox;
/** Replaces the provider's response; `undefined` lets the provider answer. */
let outage: (() => Promise<Response>) | undefined;
let requested: string[] = [];

beforeAll(async () => {
  sandbox = await openSandbox({ siteOrigin: PLATFORM_ORIGIN, secret: 'of the tests', file: {} });
  const reach = sandbox.identity.fetch;
  site = await openSiteWith({
    fixtures: ['pages'],
    sandbox,
    editing: {
      openId: {
        issuer: ISSUER,
        clientId: 'pages',
        name: 'House',
        domains: ['house.example'],
        role: 'editor',
      },
      fetch: (address, init) => {
        requested.push(new URL(address).pathname);
        return outage?.() ?? reach?.(address, init) ?? Promise.reject(new Error('There is no network.'));
      },
    },
  });
  room = await openEditorRoom(site);
}, 60_000);
beforeEach(() => {
  outage = undefined;
  requested = [];
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await sandbox.close();
});

const cookieIn = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((line) => line.includes(name))
    ?.split(';')[0] ?? '';

/** Requests a path as a browser that follows a link from any site. */
const visit = (path: string, cookie = '') =>
  site.get(path, { headers: { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } });

interface Begun {
  readonly request: URLSearchParams;
  readonly cookie: string;
}

async function begin(cookie = ''): Promise<Begun> {
  const answer = await visit('/pagebuilder/api/openid', cookie);
  const url = new URL(answer.headers.get('location') ?? '', PLATFORM_ORIGIN);
  return { request: url.searchParams, cookie: cookieIn(answer, 'sign-in-flow') || cookie };
}

/** Chooses a user at the provider. @returns the query with which it redirects the browser back */
async function choose(
  { request }: Begun,
  choice: Readonly<Record<string, string>>,
): Promise<URLSearchParams> {
  const answer = await site.get('/sandbox/openid/authorize', {
    method: 'POST',
    body: new URLSearchParams({ ...Object.fromEntries(request), ...choice }),
  });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(PLATFORM_ORIGIN + RETURN);
  return back.searchParams;
}
const person = (email: string) => ({ choice: 'typed', email, name: 'Bo Ek' });

async function comeBack(query: URLSearchParams, cookie: string) {
  const answer = await visit(`${RETURN}?${query}`, cookie);
  return { location: answer.headers.get('location'), cookie: cookieIn(answer, 'editor-session') };
}

async function logInAs(email: string) {
  const begun = await begin();
  return comeBack(await choose(begun, person(email)), begun.cookie);
}

async function whoIs(cookie: string): Promise<unknown> {
  const answer = await site.get('/pagebuilder/api/session', { headers: { cookie } });
  const body: unknown = await answer.json();
  return isRecord(body) ? body : undefined;
}
const told = (reason: string) => ({ location: `/pagebuilder/?openid=${reason}`, cookie: '' });

test('the door offers the provider by its name', async () => {
  expect(await (await site.get('/pagebuilder/api/sign-in-options')).json()).toEqual({
    openId: { name: 'House' },
  });
});

test('the provider is asked with state, nonce and PKCE, each another time another one', async () => {
  const [one, other] = [await begin(), await begin()];
  expect(Object.fromEntries(one.request)).toMatchObject({
    response_type: 'code',
    client_id: 'pages',
    redirect_uri: PLATFORM_ORIGIN + RETURN,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(one.request.get(name)).toMatch(/^[\w-]{43}$/);
    expect(one.request.get(name)).not.toBe(other.request.get(name));
  }
});

test('somebody of the house comes in, and keeps the role and the account that they have here', async () => {
  const first = await logInAs('bo@house.example');
  expect(first).toEqual({
    location: '/pagebuilder/',
    cookie: expect.stringMatching(/^__Host-editor-session=/),
  });
  expect(await whoIs(first.cookie)).toMatchObject({
    editor: { email: 'bo@house.example', name: 'Bo Ek', role: 'editor' },
  });
  const people: unknown = await (await room.call('GET', '/editors')).json();
  const found =
    isRecord(people) && Array.isArray(people['editors']) ? people['editors'].filter(isRecord) : [];
  const bo = found.find(({ email }) => email === 'bo@house.example');
  expect((await room.call('PATCH', `/editors/${String(bo?.['id'])}`, { role: 'viewer' })).status).toBe(200);
  const again = await logInAs('bo@house.example');
  expect(await whoIs(again.cookie)).toMatchObject({ editor: { id: bo?.['id'], role: 'viewer' } });
});

test('an unknown address is refused in words, and stands in the audit log', async () => {
  expect(await logInAs('eve@elsewhere.example')).toEqual(told('unknown'));
  expect(await logInAs('eve@house.example.elsewhere.example')).toEqual(told('unknown'));
  const log = await (await room.call('GET', '/audit?action=openid')).text();
  expect(log).toContain('eve@elsewhere.example');
});

test('an address that has an account here already opens it only where the provider speaks for its domain', async () => {
  expect(await logInAs('ada@example.com')).toEqual(told('taken'));
});

test('who does not go on at the provider is told so', async () => {
  const begun = await begin();
  expect(await comeBack(await choose(begun, { choice: 'refuse' }), begun.cookie)).toEqual(told('cancelled'));
  expect(await comeBack(await choose(begun, { choice: 'fail' }), begun.cookie)).toEqual(told('refused'));
});

test('a way back is good once, in the browser that began it, with its own state', async () => {
  const [begun, other] = [await begin(), await begin()];
  const back = await choose(begun, person('bo@house.example'));
  const wrong = new URLSearchParams(back);
  wrong.set('state', other.request.get('state') ?? '');
  expect(await comeBack(wrong, begun.cookie)).toEqual(told('failed'));
  expect(await comeBack(back, other.cookie)).toEqual(told('failed'));
  expect(await comeBack(back, '')).toEqual(told('failed'));
  expect((await comeBack(back, begun.cookie)).location).toBe('/pagebuilder/');
  expect(await comeBack(back, begun.cookie)).toEqual(told('failed'));
});

test('a code of another log-in, stolen or swapped, opens nothing', async () => {
  const [begun, other] = [await begin(), await begin()];
  const back = await choose(begun, person('bo@house.example'));
  const stolen = new URLSearchParams({
    code: back.get('code') ?? '',
    state: other.request.get('state') ?? '',
  });
  expect(await comeBack(stolen, other.cookie)).toEqual(told('refused'));
});

test.each([
  ['cannot be reached', () => Promise.reject(new Error('ECONNREFUSED'))],
  ['answers with an error', () => Promise.resolve(new Response('Down', { status: 503 }))],
  ['answers something else', () => Promise.resolve(new Response('<html>', { status: 200 }))],
])('a provider that %s is told of, and passwords still open the door', async (_what, answer) => {
  const begun = await begin();
  const back = await choose(begun, person('bo@house.example'));
  outage = answer;
  expect(await comeBack(back, begun.cookie)).toEqual(told('unreachable'));
  const ada = { email: 'ada@example.com', password: 'seven ships below cranes' };
  const login = await site.get('/pagebuilder/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(ada),
  });
  expect(login.status).toBe(200);
  expect(requested).not.toEqual([]);
});

test('a second factor that the role needs is asked for after the provider as well', async () => {
  expect((await room.call('PUT', '/second-factor-roles', { roles: ['editor'] })).status).toBe(200);
  const { location, cookie } = await logInAs('dan@house.example');
  expect(location).toBe('/pagebuilder/');
  expect(await whoIs(cookie)).toMatchObject({ step: 'enrolment' });
  expect((await site.get('/pagebuilder/api/pages', { headers: { cookie } })).status).toBe(401);
  expect((await room.call('PUT', '/second-factor-roles', { roles: [] })).status).toBe(200);
});

test('a session from before the log-in is ended by it, and another cookie that was planted is none', async () => {
  const first = await logInAs('bo@house.example');
  const begun = await begin(first.cookie);
  const back = await choose(begun, person('bo@house.example'));
  const second = await comeBack(back, `${begun.cookie}; ${first.cookie}`);
  expect(second.cookie).not.toBe(first.cookie);
  expect(await whoIs(first.cookie)).not.toHaveProperty('editor');
  expect(await whoIs(second.cookie)).toHaveProperty('editor');
});

test('nothing that is secret stands in an address or in the log', async () => {
  const begun = await begin();
  const back = await choose(begun, person('bo@house.example'));
  const { location, cookie } = await comeBack(back, begun.cookie);
  const written = [location, ...site.lines, ...site.platform.logs].join('\n');
  for (const secret of [back.get('code'), cookie.split('=')[1], begun.cookie.split('=')[1]])
    expect(written).not.toContain(secret);
});
