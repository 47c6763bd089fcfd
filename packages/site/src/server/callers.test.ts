/**
 * Who may make each call of identity and sales, through the socket of the running site. A route that is new fails here until
 * the table says whom it serves.
 */
import { isRecord } from '@broadsheet/client-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callers } from '../../test/callers.ts';
import { asReader, openReadersSite, PASSWORD, tokensIn } from '../../test/openReadersSite.ts';
import type { ReadersSite, ReaderTokens, SiteCall } from '../../test/openReadersSite.ts';

const FOREIGN = 'https://evil.example';

let site: ReadersSite;
/** A reader whose session goes on, one whose session has ended, and the live session cookie of a third. */
let live: ReaderTokens;
let ended: ReaderTokens;
let cookie: string;
let network = 0;

/** Makes a call from a network of its own, so that no limit by address is reached. */
function call(route: string, options: SiteCall = {}) {
  const [method = '', pattern = ''] = route.split(' ');
  network += 1;
  const from = `127.1.${Math.floor(network / 200)}.${(network % 200) + 1}`;
  return site.call(method, pattern.replaceAll(/:\w+/g, '1'), { from, ...options });
}

async function logInWithCookie(email: string): Promise<string> {
  const answer = await site.identity('POST', '/v1/auth/login?cookie=true', {
    headers: { 'sec-fetch-site': 'same-origin' },
    body: { userName: email, credentials: PASSWORD, grantType: 'password' },
  });
  return answer.cookie;
}

beforeAll(async () => {
  site = await openReadersSite({ SANDBOX: 'on' });
  live = tokensIn(await site.signUp('live@example.com'));
  ended = tokensIn(await site.signUp('ended@example.com'));
  await site.identity('DELETE', '/v1/auth/token', asReader(ended));
  await site.signUp('cookie@example.com');
  cookie = await logInWithCookie('cookie@example.com');
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

const routesFor = (who: string) => [...callers].flatMap(([route, caller]) => (caller === who ? [route] : []));
/** The cookie is no authority on a page of another site, except to read: such a page cannot see the answer. */
const isChange = (route: string) => !route.startsWith('GET ');

test('every route is in the table, and the table holds no other', () => {
  expect([...callers.keys()].toSorted()).toEqual(site.routes.toSorted());
});

test('the contract says the same', async () => {
  const { body } = await site.call('GET', '/sandbox/api/openapi.json');
  const bare = (route: string) => route.replaceAll(/:\w+|\{\w+\}/g, '*');
  const demanded = new Map([...callers].map(([route, caller]) => [bare(route), caller]));
  const said = { '[{"bearer":[]}]': 'reader', '[{},{"bearer":[]}]': 'visitor', '[]': 'anyone' };
  const documented = Object.entries(isRecord(body['paths']) ? body['paths'] : {}).flatMap(([path, calls]) =>
    Object.entries(isRecord(calls) ? calls : {}).map(([method, operation]) => {
      const security = JSON.stringify(isRecord(operation) ? operation['security'] : undefined);
      return [bare(`${method.toUpperCase()} ${path}`), new Map(Object.entries(said)).get(security)] as const;
    }),
  );
  expect(documented.length).toBeGreaterThan(70);
  expect(documented.filter(([route, who]) => demanded.get(route) !== who)).toEqual([]);
});

describe.each(routesFor('reader'))('%s', (route) => {
  test('is refused without a session, and with one that has ended or that somebody made up', async () => {
    const forged = `${live.accessToken.split('.').slice(0, 2).join('.')}.${'A'.repeat(86)}`;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${live.accessToken.split('.')[1] ?? ''}.`;
    const tokens = [ended.accessToken, live.refreshToken, cookie.split('=')[1] ?? '', forged, unsigned];
    const attempts = [{}, ...tokens.map((token) => ({ headers: { authorization: `Bearer ${token}` } }))];
    const outcomes = await Promise.all(attempts.map((attempt) => call(route, attempt)));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(attempts.map(() => '401 401'));
  });
});

test.each(routesFor('reader').filter(isChange))(
  '%s is refused with the cookie, unless a page of this site sends it',
  async (route) => {
    const pages: readonly Readonly<Record<string, string>>[] = [
      { origin: FOREIGN },
      { origin: 'null' },
      {},
      { origin: 'http://localhost.evil.example', 'sec-fetch-site': 'same-site' },
    ];
    const answers = await Promise.all(
      pages.map((headers) => call(route, { headers: { cookie, ...headers } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await call('GET /identity/public/v1/profile', { headers: { cookie } })).status).toBe(200);
  },
);

describe.each(routesFor('visitor'))('%s', (route) => {
  test('treats an ended session as nobody', async () => {
    const [nobody, gone] = await Promise.all([call(route), call(route, asReader(ended))]);
    expect(gone.outcome).toBe(nobody.outcome);
    expect([401, 403]).not.toContain(nobody.status);
  });
});

describe.each(routesFor('anyone'))('%s', (route) => {
  test('answers the same whoever calls', async () => {
    const calls = [{}, asReader(live), asReader(ended), { headers: { cookie, origin: FOREIGN } }];
    const answers = await Promise.all(calls.map((options) => call(route, options)));
    expect(new Set(answers.map(({ outcome }) => outcome)).size).toBe(1);
    expect(answers[0]?.status).not.toBe(401);
  });
});

test.each([{ origin: FOREIGN }, { origin: 'null' }])(
  'a form on another site does not put a cart of its choice in the place of the reader’s (%o)',
  async (headers) => {
    const body = { items: [{ sku: 'paper', priceCode: 'MONTHLY', quantity: 1 }] };
    const fill = (from: Readonly<Record<string, string>>) =>
      call('POST /sales/public/v1/cart/item', { headers: { ...from, 'content-type': 'text/plain' }, body });
    const answer = await fill(headers);
    expect([answer.status, answer.cookie]).toEqual([403, '']);
    expect((await fill({})).cookie).toContain('anonymous-reader=');
  },
);
