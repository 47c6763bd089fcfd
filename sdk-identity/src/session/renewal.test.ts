import { describe, expect, it } from 'vitest';
import { sessionCalls } from '../contract/index.ts';
import { anonymousHeaders, headersFor } from '../../test/createTestService.ts';
import {
  HOUR_MS,
  MINUTE_MS,
  START_MS,
  makeIdentity,
  makeToken,
  staleIdentity,
} from '../../test/createTestTokens.ts';
import { KEY, passTimeUntil, settle, setUp, setUpSignedIn } from '../../test/setUp.ts';

const REFRESH = 'POST /identity/public/v1/auth/token';
const stale = { ...staleIdentity(), impersonator: 'editor', extra: 1 };
const renewed = makeIdentity('renewed');
const refusal = { code: '100', message: 'Refresh token is invalid' };

const stored = (values: ReadonlyMap<string, string>): unknown => JSON.parse(values.get(KEY) ?? 'null');

/** An answer that is given when a test says so. */
function later(body: unknown) {
  let answer = (): void => undefined;
  const given = new Promise<Response>((resolve) => {
    answer = () => resolve(Response.json(body));
  });
  return { respond: () => given, answer: () => answer() };
}

describe('a renewal', () => {
  it('sends the call of the contract, without authorization', async () => {
    const { client, service } = setUpSignedIn(stale);
    service.on(REFRESH, renewed);
    await client.extendSession();
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...sessionCalls.refresh,
        query: '',
        headers: anonymousHeaders,
        body: { token: stale.refreshToken, grantType: 'refresh-token' },
      }),
    ]);
  });

  it('keeps all that the session had and takes the new tokens, in the same place', async () => {
    const { client, service, tab, browser } = setUp();
    tab.session.values.set(KEY, JSON.stringify(stale));
    service.on(REFRESH, { ...renewed, uuid: 'another name' });
    await client.extendSession();
    const { accessToken, refreshToken } = renewed;
    expect(stored(tab.session.values)).toEqual({ ...stale, accessToken, refreshToken });
    expect(browser.local.values.has(KEY)).toBe(false);
  });

  it.each([undefined, ''])('keeps the old refresh token when %o comes', async (refreshToken) => {
    const { client, service, browser } = setUpSignedIn(stale);
    service.on(REFRESH, { ...renewed, refreshToken });
    await client.extendSession();
    expect(stored(browser.local.values)).toMatchObject({
      accessToken: renewed.accessToken,
      refreshToken: stale.refreshToken,
    });
  });

  it.each([
    ['without uuid', { accessToken: renewed.accessToken }],
    ['without access token', { uuid: 'reader-1' }],
  ])('is none when the answer comes %s; the session stays', async (_case, body) => {
    const { client, service, browser } = setUpSignedIn(stale);
    service.on(REFRESH, body);
    await expect(client.extendSession()).rejects.toMatchObject({ code: 'invalid_body' });
    expect(stored(browser.local.values)).toEqual(stale);
  });

  it('is refused without a session', async () => {
    const { client, service } = setUp();
    await expect(client.extendSession()).rejects.toMatchObject({
      code: 'no_refresh_token',
      message: 'No refresh token found for this session',
    });
    expect(service.calls()).toEqual([]);
  });

  it('is refused with a refresh token that is over, and ends the session', async () => {
    const over = makeIdentity('over', { nowMs: START_MS - 1000 * HOUR_MS });
    const { client, service, browser } = setUpSignedIn(over);
    await expect(client.extendSession()).rejects.toMatchObject({
      code: 'refresh_token_expired',
      message: 'Refresh token is expired',
    });
    expect(browser.local.values.has(KEY)).toBe(false);
    expect(service.calls()).toEqual([]);
  });
});

describe('callers at the same time', () => {
  it('share one renewal in a client', async () => {
    const { client, service } = setUpSignedIn(stale);
    service.on(REFRESH, renewed);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => client.getJwt()));
    expect(new Set(tokens)).toEqual(new Set([renewed.accessToken]));
    expect(service.calls()).toHaveLength(1);
  });

  it.each([
    ['locks', {}],
    ['a note in storage', { locks: undefined }],
  ])('share one renewal across clients and tabs by %s', async (_case, edges) => {
    const { service, browser, clock, clientIn } = setUpSignedIn(stale);
    service.on(REFRESH, renewed, refusal);
    const tabs = [browser.openTab(), browser.openTab()];
    const clients = [...tabs, ...tabs].map((tab, place) =>
      clientIn(tab, { ...edges, random: () => place / 10 }),
    );
    const tokens = Promise.all(clients.map((client) => client.getJwt()));
    expect(await passTimeUntil(clock, 25, tokens)).toEqual(clients.map(() => renewed.accessToken));
    expect(service.calls()).toHaveLength(1);
    expect(browser.local.values.has('ArcId.REFRESHING')).toBe(false);
  });

  it('hold the lock a moment longer than they wait, until other tabs can read what was stored', async () => {
    const { client, service, browser, clock } = setUpSignedIn(stale);
    service.on(REFRESH, renewed);
    await client.getJwt();
    expect(browser.held.size).toBe(1);
    clock.advance(50);
    await expect.poll(() => browser.held.size).toBe(0);
  });

  it('leave one by one; the renewal is seen through for the session’s sake', async () => {
    const { client, service, browser } = setUpSignedIn(stale);
    const { respond, answer } = later(renewed);
    service.on(REFRESH, respond);
    const caller = new AbortController();
    const left = client.getJwt({ signal: caller.signal });
    await expect.poll(() => service.calls().length).toBe(1);
    caller.abort();
    await expect(left).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
    expect(service.calls()[0]?.signal?.aborted).toBe(false);
    answer();
    await expect.poll(() => stored(browser.local.values)).toMatchObject({ accessToken: renewed.accessToken });
  });

  it('join the renewal that those before them have left, lock or no lock', async () => {
    const { client, service } = setUpSignedIn(stale, {
      locks: { request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')) },
    });
    const { respond, answer } = later(renewed);
    service.on(REFRESH, respond, refusal);
    const caller = new AbortController();
    const left = client.getJwt({ signal: caller.signal });
    await expect.poll(() => service.calls().length).toBe(1);
    caller.abort();
    await expect(left).rejects.toMatchObject({ reason: 'aborted' });
    const joined = client.getJwt();
    await settle();
    answer();
    await expect(joined).resolves.toBe(renewed.accessToken);
    expect(service.calls()).toHaveLength(1);
  });

  it('run without the lock when a frozen tab does not give it back', async () => {
    const { client, service, clock } = setUpSignedIn(stale, {
      locks: { request: () => new Promise(() => undefined) },
    });
    service.on(REFRESH, renewed);
    const token = client.getJwt();
    await expect.poll(() => clock.waiting()).toEqual([12_000]);
    clock.advance(12_000);
    await expect(token).resolves.toBe(renewed.accessToken);
  });

  it('run without the lock where the browser refuses locks', async () => {
    const { client, service } = setUpSignedIn(stale, {
      locks: { request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')) },
    });
    service.on(REFRESH, renewed);
    await expect(client.getJwt()).resolves.toBe(renewed.accessToken);
    expect(service.calls()).toHaveLength(1);
  });

  it('take over the note of a tab that was closed at work', async () => {
    const { client, service, clock, browser } = setUpSignedIn(stale, { locks: undefined });
    const note = { owner: 'closed', untilMs: START_MS + 5_000 };
    browser.local.values.set('ArcId.REFRESHING', JSON.stringify(note));
    service.on(REFRESH, renewed);
    const token = passTimeUntil(clock, 100, client.getJwt());
    await expect(token).resolves.toBe(renewed.accessToken);
    expect(clock.now() - START_MS).toBeGreaterThanOrEqual(5_000);
    expect(clock.now() - START_MS).toBeLessThan(6_000);
  });

  it('do not wait for a note from before the clock was set back', async () => {
    const { client, service, clock, browser } = setUpSignedIn(stale, { locks: undefined });
    const note = { owner: 'yesterday', untilMs: START_MS + HOUR_MS };
    browser.local.values.set('ArcId.REFRESHING', JSON.stringify(note));
    service.on(REFRESH, renewed);
    await expect(passTimeUntil(clock, 10, client.getJwt())).resolves.toBe(renewed.accessToken);
    expect(clock.now() - START_MS).toBeLessThan(1_000);
  });

  it('hear of a session’s end after the lock is free', async () => {
    const { client, service, browser } = setUpSignedIn(stale);
    service.on(REFRESH, refusal);
    const heldAt: number[] = [];
    client.onSessionChange(() => heldAt.push(browser.held.size));
    await expect(client.extendSession()).rejects.toMatchObject(refusal);
    expect(heldAt).toEqual([0]);
  });
});

describe('a renewal that is overtaken', () => {
  it.each([
    ['succeeds', renewed],
    ['fails', refusal],
  ])('by a logout brings nothing back when it %s', async (_case, body) => {
    const { client, service, browser } = setUpSignedIn(stale);
    const { respond, answer } = later(body);
    service.on(REFRESH, respond);
    const token = client.getJwt();
    await expect.poll(() => service.calls().length).toBe(1);
    client.clearSession();
    answer();
    await expect(token).rejects.toMatchObject({ code: 'no_refresh_token' });
    expect(browser.local.values.has(KEY)).toBe(false);
  });

  it.each([
    ['succeeds', renewed],
    ['fails', refusal],
  ])('by another login leaves the other alone when it %s', async (_case, body) => {
    const { client, service, browser } = setUpSignedIn(stale);
    const other = makeIdentity('other', { uuid: 'reader-2' });
    const { respond, answer } = later(body);
    service.on(REFRESH, respond);
    service.on('POST /identity/public/v1/auth/login', other);
    const token = client.getJwt();
    await expect.poll(() => service.calls().length).toBe(1);
    await client.login('b', 'b', { rememberMe: true });
    answer();
    await expect(token).resolves.toBe(other.accessToken);
    expect(stored(browser.local.values)).toEqual(other);
  });

  it('by a storage that somebody cleared brings nothing back', async () => {
    const { client, service, browser } = setUpSignedIn(stale);
    const { respond, answer } = later(renewed);
    service.on(REFRESH, respond);
    const isLoggedIn = client.isLoggedIn();
    await expect.poll(() => service.calls().length).toBe(1);
    browser.local.values.clear();
    answer();
    await expect(isLoggedIn).resolves.toBe(false);
    expect(browser.local.values.has(KEY)).toBe(false);
  });

  it('by another reader does not send the first one’s call in the second one’s name', async () => {
    const { client, service } = setUpSignedIn(stale);
    const { respond, answer } = later(renewed);
    service.on(REFRESH, respond);
    service.on('POST /identity/public/v1/auth/login', makeIdentity('other', { uuid: 'reader-2' }));
    const update = client.updateUserProfile({ firstName: 'First' });
    await expect.poll(() => service.calls().length).toBe(1);
    await client.login('b', 'b', { rememberMe: true });
    answer();
    await expect(update).rejects.toMatchObject({ code: 'session_changed' });
    expect(service.calls().map(({ method }) => method)).toEqual(['POST', 'POST']);
  });
});

describe('a failing renewal', () => {
  const down =
    (status: number, body: unknown = {}) =>
    () =>
      Response.json(body, { status });

  it.each([
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the service is down', down(503)],
    ['the service is down and says so in JSON', down(500, refusal)],
    ['the service asks for patience', down(429, refusal)],
    ['a proxy answers with a page', () => new Response('<p>Blocked</p>', { status: 403 })],
    ['a proxy answers with a page and status 200', () => new Response('<p>Log in to the hotel</p>')],
    ['the origin is wrong', () => new Response('Not found', { status: 404 })],
  ])('leaves the session when %s', async (_case, answer) => {
    const { client, service, browser } = setUpSignedIn(stale);
    service.on(REFRESH, answer);
    await expect(client.heartbeat()).rejects.toBeInstanceOf(Error);
    expect(stored(browser.local.values)).toEqual(stale);
    await expect(client.isLoggedIn()).resolves.toBe(true);
    expect(client.getSession().status).toBe('signed-in');
  });

  it.each([
    ['401', down(401)],
    ['a refusal of status 400', down(400, refusal)],
    ['a refusal of status 403', down(403, refusal)],
    ['a refusal of status 200', down(200, refusal)],
  ])('ends the session when the service answers %s', async (_case, answer) => {
    const { client, service, browser } = setUpSignedIn(stale);
    service.on(REFRESH, answer);
    await expect(client.isLoggedIn()).resolves.toBe(false);
    expect(browser.local.values.has(KEY)).toBe(false);
  });

  it('is written to the console with code and message when the service refused', async () => {
    const { client, service, tab } = setUpSignedIn(stale);
    service.on(REFRESH, refusal);
    await expect(client.extendSession()).rejects.toMatchObject(refusal);
    expect(tab.warnings).toEqual(['code:"100", message:"Refresh token is invalid"']);
  });

  it('is not repeated by itself: a refresh token may be good once only', async () => {
    const { client, service } = setUpSignedIn(stale);
    service.on(REFRESH, down(503));
    await expect(client.extendSession()).rejects.toMatchObject({ code: '503' });
    expect(service.calls()).toHaveLength(1);
  });

  it('of a call that needs a reader says that the sign-in is missing', async () => {
    const { client, service } = setUpSignedIn(stale);
    service.on(REFRESH, refusal);
    await expect(client.updatePassword('a', 'b')).rejects.toMatchObject({
      code: 'missing_jwt',
      cause: refusal,
    });
  });

  it('of a call that needs a reader says what happened while the session stays', async () => {
    const { client, service } = setUpSignedIn(stale);
    service.on(REFRESH, down(503));
    await expect(client.updatePassword('a', 'b')).rejects.toMatchObject({ name: 'ApiError', code: '503' });
  });
});

describe('clocks', () => {
  const PROFILE = 'GET /identity/public/v1/profile';

  /** A service whose clock is off from the browser's, with tokens of five minutes. */
  function setUpSkewed(offMs: number) {
    const parts = setUp();
    const { service, clock } = parts;
    const nowThere = (): number => clock.now() - offMs;
    let [count, good, goodUntilMs] = [0, '', 0];
    const grant = () => {
      count += 1;
      const issuedMs = nowThere();
      goodUntilMs = issuedMs + 5 * MINUTE_MS;
      good = makeToken({ id: `${count}`, issuedMs, expiresMs: goodUntilMs });
      const refreshToken = makeToken({ id: `r${count}`, expiresMs: issuedMs + HOUR_MS });
      return Response.json({ uuid: 'reader-1', accessToken: good, refreshToken });
    };
    service.on('POST /identity/public/v1/auth/login', grant);
    service.on(REFRESH, grant);
    service.on(PROFILE, ({ headers }) =>
      headers['authorization'] === `Bearer ${good}` && nowThere() < goodUntilMs
        ? Response.json({ uuid: 'reader-1', identities: [] })
        : Response.json({ code: '401', message: 'Expired' }, { status: 401 }),
    );
    const renewals = () => service.calls().filter(({ path }) => path.endsWith('/auth/token')).length;
    return { ...parts, renewals };
  }

  it.each([
    ['ten minutes fast', 10 * MINUTE_MS],
    ['ten minutes slow', -10 * MINUTE_MS],
    ['two hours fast', 120 * MINUTE_MS],
    ['right', 0],
  ])('that are %s cost no renewal while the token lasts, and one when it is over', async (_case, offMs) => {
    const { client, clock, renewals } = setUpSkewed(offMs);
    await client.login('a', 'b', { rememberMe: true });
    for (let minute = 0; minute < 4; minute += 1) {
      clock.advance(MINUTE_MS);
      await client.heartbeat();
    }
    expect(renewals()).toBe(0);
    clock.advance(2 * MINUTE_MS);
    await expect(client.getUserProfile()).resolves.toMatchObject({ uuid: 'reader-1' });
    expect(renewals()).toBe(1);
  });

  it.each([
    ['fast', 10 * MINUTE_MS],
    ['slow', -10 * MINUTE_MS],
  ])(
    'that are %s cost one renewal on the next page, where nothing is known of them',
    async (_case, offMs) => {
      const { client, tab, clientIn, clock, renewals } = setUpSkewed(offMs);
      await client.login('a', 'b', { rememberMe: true });
      clock.advance(6 * MINUTE_MS);
      const next = clientIn(tab);
      await expect(next.getUserProfile()).resolves.toMatchObject({ uuid: 'reader-1' });
      for (let minute = 0; minute < 3; minute += 1) {
        clock.advance(MINUTE_MS);
        await next.heartbeat();
      }
      expect(renewals()).toBe(1);
    },
  );

  it('that are slow do not end a session whose refresh token the service still takes', async () => {
    const refreshToken = makeToken({ expiresMs: START_MS - 9 * MINUTE_MS });
    const { client, service } = setUpSignedIn({ ...stale, refreshToken });
    service.on(REFRESH, renewed);
    await expect(client.isLoggedIn()).resolves.toBe(true);
  });

  it('of a laptop that slept over the token let nothing out with the old one', async () => {
    const fresh = makeIdentity('fresh');
    const { client, service, clock } = setUpSignedIn(fresh);
    service.on(REFRESH, makeIdentity('morning', { nowMs: START_MS + 8 * HOUR_MS }));
    service.on(PROFILE, { uuid: 'reader-1', identities: [] });
    await client.getUserProfile();
    clock.advance(8 * HOUR_MS);
    await client.getUserProfile();
    const sent = service.calls().map(({ method, headers }) => [method, headers['authorization']]);
    expect(sent).toEqual([
      ['GET', `Bearer ${fresh.accessToken}`],
      ['POST', undefined],
      ['GET', `Bearer ${makeIdentity('morning', { nowMs: START_MS + 8 * HOUR_MS }).accessToken}`],
    ]);
  });

  it('do not send a refused call a third time', async () => {
    const soonOver = { ...stale, accessToken: makeToken({ expiresMs: START_MS + MINUTE_MS }) };
    const { client, service } = setUpSignedIn(soonOver);
    service.on(REFRESH, renewed);
    service.on(PROFILE, () => Response.json(refusal, { status: 401 }));
    await expect(client.getUserProfile()).rejects.toMatchObject({ httpStatus: 401 });
    expect(service.calls().map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });
});

describe('odd tokens', () => {
  it.each([
    ['without exp', makeToken({ id: 'endless' })],
    ['with an exp of 0', makeToken({ expiresMs: 0 })],
    ['that are no JWT', 'opaque'],
    ['with a payload that is no JSON', 'a.b.c'],
    ['with a payload that is a list', `a.${btoa('[1]')}.c`],
  ])('of access %s are renewed before use, and not again within the minute', async (_case, accessToken) => {
    const { client, service, clock } = setUpSignedIn({ ...stale, accessToken });
    service.on(REFRESH, { ...renewed, accessToken: 'opaque too' });
    await expect(client.isLoggedIn()).resolves.toBe(true);
    await client.heartbeat();
    expect(service.calls()).toHaveLength(1);
    clock.advance(MINUTE_MS);
    await client.heartbeat();
    expect(service.calls()).toHaveLength(2);
    expect(client.getTokenStates().access).toEqual({ kind: 'endless' });
  });

  it('of refreshing without an end never end by themselves', async () => {
    const { client, service, clock } = setUpSignedIn({ ...stale, refreshToken: 'opaque' });
    service.on(REFRESH, renewed);
    clock.advance(10_000 * HOUR_MS);
    await expect(client.getJwt()).resolves.toBe(renewed.accessToken);
  });

  it('that are fresh are used as they are', async () => {
    const fresh = makeIdentity('fresh');
    const { client, service } = setUpSignedIn(fresh);
    await expect(client.getJwt()).resolves.toBe(fresh.accessToken);
    await expect(client.heartbeat()).resolves.toMatchObject({ status: 'signed-in' });
    expect(service.calls()).toEqual([]);
    expect(client.getTokenStates()).toEqual({
      access: { kind: 'valid', expiresMs: START_MS + 15 * MINUTE_MS },
      refresh: { kind: 'valid', expiresMs: START_MS + 720 * HOUR_MS },
    });
  });
});

it.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['an empty object', '{}'],
  ['null', 'null'],
  ['half a text', '{"uuid":"read'],
  ['a list', '[]'],
  ['tokens that are no texts', '{"uuid":"a","accessToken":1,"refreshToken":{}}'],
  ['an access token alone', '{"uuid":"a","accessToken":"b"}'],
])('a store that holds %s means signed out', async (_case, text) => {
  const { client, service, browser } = setUp();
  if (text !== undefined) browser.local.values.set(KEY, text);
  expect(client.getSession()).toEqual({ status: 'signed-out' });
  await expect(client.isLoggedIn()).resolves.toBe(false);
  await expect(client.getJwt()).resolves.toBeUndefined();
  await expect(client.heartbeat()).resolves.toEqual({ status: 'signed-out' });
  expect(service.calls()).toEqual([]);
});

it('a retried call waits as long as the service asks', async () => {
  const fresh = makeIdentity('fresh');
  const { client, service, clock } = setUpSignedIn(fresh);
  service.on(
    'GET /identity/public/v2/identity/segmentation',
    () => new Response(null, { status: 503, headers: { 'retry-after': '7' } }),
    { segment: 'a' },
  );
  const segment = client.getUserSegments();
  await expect.poll(() => clock.waiting()).toEqual([7_000]);
  clock.advance(7_000);
  await expect(segment).resolves.toEqual({ segment: 'a' });
  expect(service.calls()[1]?.headers).toEqual(headersFor(fresh));
});
