import { HOUR_MS, MINUTE_MS } from '@broadsheet/client-core';
import { describe, expect, it } from 'vitest';
import { START_MS, makeIdentity, makeToken } from '../../test/createTestTokens.ts';
import { REFRESH, renewed, stale } from '../../test/renewal.ts';
import { KEY, setUp, setUpSignedIn } from '../../test/setUp.ts';

describe('odd tokens', () => {
  it.each([
    ['without exp', makeToken({ id: 'endless' })],
    ['with an exp of 0', makeToken({ expiresMs: 0 })],
    ['that are no JWT', 'opaque'],
    ['with a payload that is no JSON', 'a.b.c'],
    ['with a payload that is a list', `a.${btoa('[1]')}.c`],
  ])('of access %s are refreshed before every use', async (_case, accessToken) => {
    const { client, service, clock } = setUpSignedIn({ ...stale, accessToken });
    service.on(REFRESH, { ...renewed, accessToken: 'opaque too' });
    await expect(client.isLoggedIn()).resolves.toBe(true);
    clock.advance(1_000);
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
  ['a text', '"text"'],
  ['a zero byte', '\u0000'],
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
