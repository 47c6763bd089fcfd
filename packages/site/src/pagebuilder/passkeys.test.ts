/** Forged and replayed passkeys of editors, through the socket of the running site. */
import { isRecord } from '@broadsheet/client-core';
import { createSoftPasskey } from '@broadsheet/testing/passkey';
import type { PasskeyJson, SoftPasskey, Statement } from '@broadsheet/testing/passkey';
import { PLATFORM_ORIGIN } from '@broadsheet/platform-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinEditor } from '../../test/joinEditor.ts';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const ADA = { email: 'ada@example.com', password: 'seven ships below cranes' };
const EVE_PASSWORD = 'nine gulls over the pier';
const HOST = new URL(PLATFORM_ORIGIN).hostname;

let site: ListeningSite;
/** The session of Eve, an editor who attacks. */
let eve = '';
let adas: SoftPasskey;
/** A number that the counter of Ada's device has not reached. */
let reach = 0;
let eves: SoftPasskey;

const call = (path: string, cookie: string, body: unknown = {}) =>
  site.get(`/pagebuilder/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(body),
  });
const cookieOf = (response: Response): string =>
  (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
async function requestOptions(path: string, cookie = ''): Promise<unknown> {
  const body: unknown = await (await call(`${path}/options`, cookie)).json();
  return isRecord(body) ? body['options'] : undefined;
}
const logIn = (passkey: PasskeyJson, cookie = '') => call('/session/passkey', cookie, { passkey });
const addPasskey = (passkey: PasskeyJson, cookie: string, password: string) =>
  call('/account/passkeys', cookie, { passkey, name: 'Laptop', password });
const opens = async (cookie: string) =>
  (await site.get('/pagebuilder/api/pages', { headers: { cookie } })).status === 200;

/** Asserts that an answer refuses a passkey and opens no session. */
async function expectRefused(response: Response): Promise<void> {
  expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null]);
}

beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['navigation', 'pages'] });
  const room = await openEditorRoom(site);
  eve = await joinEditor(site, room, 'editor');
  adas = createSoftPasskey(PLATFORM_ORIGIN);
  const made = adas.create(await requestOptions('/account/passkeys', room.cookie()));
  await addPasskey(made, room.cookie(), ADA.password);
  eves = createSoftPasskey(PLATFORM_ORIGIN);
  const added = await addPasskey(
    eves.create(await requestOptions('/account/passkeys', eve)),
    eve,
    EVE_PASSWORD,
  );
  eve = cookieOf(added);
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

test.each<[string, Statement]>([
  ['from the page of another site', { origin: 'https://evil.example' }],
  ['from a page of the same host on another port', { origin: `${PLATFORM_ORIGIN}:8443` }],
  ['from the same page without https', { origin: `http://${HOST}` }],
  ['from a neighbouring host', { origin: `https://cdn.${HOST}` }],
  ['for another site', { site: 'evil.example' }],
  ['for the domain above', { site: HOST.slice(HOST.indexOf('.') + 1) }],
  ['of a device that has not seen its user', { isVerified: false }],
  ['that says it makes a passkey', { type: 'webauthn.create' }],
])('a signature %s opens nothing, and the honest one does', async (_what, statement) => {
  await expectRefused(await logIn(adas.get(await requestOptions('/session/passkey'), statement)));
  const honest = await logIn(adas.get(await requestOptions('/session/passkey')));
  expect(honest.status).toBe(200);
  expect(await opens(cookieOf(honest))).toBe(true);
});

test('a signature that was overheard opens nothing a second time', async () => {
  const signed = adas.get(await requestOptions('/session/passkey'));
  expect((await logIn(signed)).status).toBe(200);
  await expectRefused(await logIn(signed));
});

test('a signature that is sent twenty times at once opens one session', async () => {
  const signed = adas.get(await requestOptions('/session/passkey'));
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(signed)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a copy of the key, whose counter lags behind, opens nothing', async () => {
  const sign = async (counter: number) => adas.get(await requestOptions('/session/passkey'), { counter });
  const reached = (reach += 1_000);
  expect((await logIn(await sign(reached))).status).toBe(200);
  for (const counter of [reached, reached - 1, 1, 0]) await expectRefused(await logIn(await sign(counter)));
  expect((await logIn(await sign(reached + 1))).status).toBe(200);
});

test('a challenge for one purpose serves no other', async () => {
  await expectRefused(await logIn(adas.get(await requestOptions('/account/passkeys', eve))));
  const half = cookieOf(await call('/session', '', ADA));
  await expectRefused(await logIn(adas.get(await requestOptions('/session/passkey')), half));
  await expectRefused(await logIn(adas.get(await requestOptions('/session/passkey', half))));
  expect((await logIn(adas.get(await requestOptions('/session/passkey', half)), half)).status).toBe(200);
});

test('another account’s passkey is no second factor of who knows the password', async () => {
  const half = cookieOf(await call('/session', '', ADA));
  await expectRefused(await logIn(eves.get(await requestOptions('/session/passkey', half)), half));
  const renamed = { ...eves.get(await requestOptions('/session/passkey', half)), id: adas.id };
  await expectRefused(await logIn(renamed, half));
  expect(await opens(half)).toBe(false);
});

test('a passkey is added with a challenge of its own account and its own page only', async () => {
  const forged = createSoftPasskey(PLATFORM_ORIGIN);
  const half = cookieOf(await call('/session', '', ADA));
  const ada = cookieOf(await logIn(adas.get(await requestOptions('/session/passkey', half)), half));
  for (const made of [
    forged.create(await requestOptions('/account/passkeys', ada)),
    forged.create(await requestOptions('/session/passkey')),
    forged.create(await requestOptions('/account/passkeys', eve), { origin: 'https://evil.example' }),
    forged.create(await requestOptions('/account/passkeys', eve), { site: 'evil.example' }),
    forged.create({ challenge: 'bWFkZSB1cA' }),
  ])
    expect((await addPasskey(made, eve, EVE_PASSWORD)).status).toBe(400);
  await expectRefused(await logIn(forged.get(await requestOptions('/session/passkey'))));
});

test('an account cannot replace the key of another one’s passkey by its own', async () => {
  const forged = createSoftPasskey(PLATFORM_ORIGIN, adas.id);
  const made = forged.create(await requestOptions('/account/passkeys', eve));
  expect((await addPasskey(made, eve, EVE_PASSWORD)).status).toBe(409);
  await expectRefused(
    await logIn(forged.get(await requestOptions('/session/passkey'), { counter: 9_000_000 })),
  );
  expect((await logIn(adas.get(await requestOptions('/session/passkey')))).status).toBe(200);
});
