import { HOUR_MS, MINUTE_MS } from '@broadsheet/client-core';
import { describe, expect, it } from 'vitest';
import { headersFor } from '../../test/createTestService.ts';
import { START_MS, makeIdentity, makeToken } from '../../test/createTestTokens.ts';
import { REFRESH, refusal, renewed, stale } from '../../test/renewal.ts';
import { setUp, setUpSignedIn } from '../../test/setUp.ts';

describe('clocks', () => {
  const PROFILE = 'GET /identity/public/v1/profile';

  /** Creates a service whose clock differs from the browser's, with tokens that last five minutes. */
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

  const CONFIG = 'GET /identity/public/v1/config';
  const dated = (ms: number, more: Readonly<Record<string, string>> = {}) => ({
    headers: { date: new Date(ms).toUTCString(), ...more },
  });

  it('that are fast do not end a session whose refresh token is good by the date of the service', async () => {
    const refreshToken = makeToken({ expiresMs: START_MS - 9 * MINUTE_MS });
    const { client, service } = setUpSignedIn({ ...stale, refreshToken });
    service.on(CONFIG, () => Response.json({}, dated(START_MS - HOUR_MS)));
    service.on(REFRESH, renewed);
    expect(client.getSession()).toEqual({ status: 'signed-out' });
    await expect(client.isLoggedIn()).resolves.toBe(true);
    expect(client.getSession()).toMatchObject({ status: 'signed-in' });
  });

  it.each([
    ['right', dated(START_MS)],
    ['unknown, because no date can be read', undefined],
    ['unknown, because the answer lay in a cache', dated(START_MS - HOUR_MS, { age: '3600' })],
  ])('that are %s end a session a second after its refresh token', async (_case, headers) => {
    const refreshToken = makeToken({ expiresMs: START_MS - 1_000 });
    const { client, service } = setUpSignedIn({ ...stale, refreshToken });
    service.on(CONFIG, () => Response.json({}, headers));
    await expect(client.isLoggedIn()).resolves.toBe(false);
    expect(service.calls()).toEqual([]);
  });

  it('that are a day slow do not send a refresh token that is over by the date of the service', async () => {
    const refreshToken = makeToken({ expiresMs: START_MS + HOUR_MS });
    const { client, service } = setUpSignedIn({ ...stale, refreshToken });
    service.on(CONFIG, () => Response.json({}, dated(START_MS + 24 * HOUR_MS)));
    await client.getConfig();
    await expect(client.isLoggedIn()).resolves.toBe(false);
    expect(service.calls()).toEqual([]);
  });

  const DAY_MS = 24 * HOUR_MS;
  const day = (id: string, nowMs: number) => ({
    ...makeIdentity(id, { nowMs }),
    refreshToken: makeToken({ id: `${id}-refresh`, issuedMs: nowMs, expiresMs: nowMs + DAY_MS }),
  });

  it.each([
    ['a day fast', DAY_MS],
    ['a day slow', -DAY_MS],
  ])('that are %s do not end a session of a day, on any page of the next hours', async (_case, offMs) => {
    const { client, tab, clientIn, service, clock } = setUp();
    const grant = (id: string) => () => Response.json(day(id, clock.now() - offMs));
    service.on(CONFIG, () => Response.json({}, dated(clock.now() - offMs)));
    service.on('POST /identity/public/v1/auth/login', grant('login'));
    for (const hour of [1, 2, 3]) service.on(REFRESH, grant(`hour ${hour}`));
    await client.login('a', 'b', { rememberMe: false });
    for (let hour = 0; hour < 3; hour += 1) {
      clock.advance(HOUR_MS);
      const next = clientIn(tab);
      await expect(next.extendSession()).resolves.toMatchObject({ uuid: 'reader-1' });
      expect(next.getSession()).toMatchObject({ status: 'signed-in' });
    }
  });

  it('that are set a day forward while a tab sleeps do not end its session', async () => {
    const { client, service, clock } = setUp();
    service.on(CONFIG, () => Response.json({}, dated(START_MS + HOUR_MS)));
    service.on('POST /identity/public/v1/auth/login', day('login', START_MS));
    service.on(REFRESH, day('refreshed', START_MS + HOUR_MS));
    await client.login('a', 'b', { rememberMe: false });
    clock.advance(DAY_MS + HOUR_MS);
    await expect(client.isLoggedIn()).resolves.toBe(true);
    expect(service.calls().map(({ path }) => path)).toContain('/identity/public/v1/auth/token');
  });

  it('that are put right while a tab sleeps, after they were a day fast, cost one refused call', async () => {
    const { client, service, clock } = setUp();
    const then = START_MS - DAY_MS;
    const fresh = day('fresh', then + HOUR_MS);
    service.on('POST /identity/public/v1/auth/login', day('login', then));
    service.on(REFRESH, fresh);
    service.on(PROFILE, ({ headers }) =>
      headers['authorization'] === `Bearer ${fresh.accessToken}`
        ? Response.json({ uuid: 'reader-1', identities: [] })
        : Response.json(refusal, { status: 401 }),
    );
    await client.login('a', 'b', { rememberMe: false });
    clock.advance(HOUR_MS - DAY_MS);
    await expect(client.getUserProfile()).resolves.toMatchObject({ uuid: 'reader-1' });
    expect(service.calls().map(({ method }) => method)).toEqual(['POST', 'GET', 'POST', 'GET']);
  });

  it('that are a day slow do not keep a reader from connecting a provider: the refused call is sent again', async () => {
    const dayMs = 24 * HOUR_MS;
    const old = makeIdentity('old', { nowMs: START_MS + dayMs - HOUR_MS });
    const fresh = makeIdentity('fresh', { nowMs: START_MS + dayMs });
    const { client, service } = setUpSignedIn(old);
    service.on(REFRESH, fresh);
    service.on('POST /identity/public/v1/auth/login', ({ headers }) =>
      headers['authorization'] === `Bearer ${fresh.accessToken}`
        ? Response.json(fresh)
        : Response.json({ code: '401', message: 'Expired' }, { status: 401 }),
    );
    await expect(client.signInWithGoogle({ credential: 'token' })).resolves.toMatchObject({
      uuid: 'reader-1',
    });
    expect(service.calls().map(({ headers }) => headers['authorization'])).toEqual([
      `Bearer ${old.accessToken}`,
      `Bearer ${old.accessToken}`,
      `Bearer ${fresh.accessToken}`,
    ]);
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
      ['POST', `Bearer ${fresh.accessToken}`],
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
