/** The life of an editor's session, through the socket of the running site with a manual clock. */
import { HOUR_MS, createManualClock, isRecord } from '@broadsheet/client-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinEditor } from '../../test/joinEditor.ts';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const ADA = { email: 'ada@example.com', password: 'seven ships below cranes' };
const PASSWORD = 'nine gulls over the pier';
const DRAFT = {
  document: {
    schemaVersion: 1,
    id: 'tides',
    name: 'Tides',
    match: { kind: 'path', path: '/tides/' },
    layout: 'single-column-regular',
    areas: {},
  },
  revision: 0,
};

const clock = createManualClock(Date.UTC(2026, 10, 23, 9));
let site: ListeningSite;
let room: EditorRoom;

const call = (method: string, path: string, cookie: string, body?: unknown) =>
  site.get(`/pagebuilder/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
async function logIn({ email, password } = ADA): Promise<string> {
  const answer = await call('POST', '/session', '', { email, password });
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
const isIn = async (cookie: string) => (await call('GET', '/pages', cookie)).status === 200;

/** Changes an editor's account as the administrator. */
async function changeEditor(email: string, change: object): Promise<void> {
  const ada = await logIn();
  const answer: unknown = await (await call('GET', '/editors', ada)).json();
  const editors =
    isRecord(answer) && Array.isArray(answer['editors']) ? answer['editors'].filter(isRecord) : [];
  const id = String(editors.find((each) => each['email'] === email)?.['id']);
  expect((await call('PATCH', `/editors/${id}`, ada, change)).status).toBe(200);
}

beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['pages'], clock });
  room = await openEditorRoom(site);
  for (const role of ['editor', 'publisher']) await joinEditor(site, room, role);
}, 60_000);
// Resets the limits of log-ins.
beforeEach(() => clock.advance(HOUR_MS));
afterAll(() => site[Symbol.asyncDispose]());

test('a session ends twelve hours after its last call', async () => {
  const cookie = await logIn();
  clock.advance(11 * HOUR_MS);
  expect(await isIn(cookie)).toBe(true);
  clock.advance(11 * HOUR_MS);
  expect(await isIn(cookie)).toBe(true);
  clock.advance(12 * HOUR_MS + 1);
  expect(await isIn(cookie)).toBe(false);
});

test('a session that is used all the time ends after a week', async () => {
  const cookie = await logIn();
  for (let hours = 0; hours < 160; hours += 10) {
    expect(await isIn(cookie)).toBe(true);
    clock.advance(10 * HOUR_MS);
  }
  expect(await isIn(cookie)).toBe(true);
  clock.advance(8 * HOUR_MS + 1);
  expect(await isIn(cookie)).toBe(false);
});

test('who logs out in one tab is out in the other, and the work of that one is refused', async () => {
  const cookie = await logIn();
  expect((await call('DELETE', '/session', cookie)).ok).toBe(true);
  expect((await call('PUT', '/pages/tides/draft', cookie, DRAFT)).status).toBe(401);
});

test('whoever ends all other sessions is alone from then on', async () => {
  const [mine, phone, cafe] = [await logIn(), await logIn(), await logIn()];
  expect((await call('DELETE', '/account/sessions', mine)).ok).toBe(true);
  expect([await isIn(mine), await isIn(phone), await isIn(cafe)]).toEqual([true, false, false]);
});

test('a role that is taken away is gone for the next call of a session that was open', async () => {
  const cookie = await logIn({ email: 'publisher@example.com', password: PASSWORD });
  expect((await call('PUT', '/pages/tides/draft', cookie, DRAFT)).status).toBe(200);
  await changeEditor('publisher@example.com', { role: 'viewer' });
  for (const [method, path] of [
    ['PUT', '/pages/tides/draft'],
    ['POST', '/pages/tides/publication'],
    ['PUT', '/pages/tides/schedule'],
    ['DELETE', '/pages/tides'],
    ['POST', '/images'],
    ['PUT', '/settings/site/draft'],
  ] as const)
    expect([path, (await call(method, path, cookie, { ...DRAFT, revision: 1 })).status]).toEqual([path, 403]);
  expect(await isIn(cookie)).toBe(true);
  expect(await (await call('GET', '/session', cookie)).json()).toMatchObject({ editor: { role: 'viewer' } });
});

test('an account that is closed is out of every session, and stays out', async () => {
  const somebody = { email: 'editor@example.com', password: PASSWORD };
  const [desk, phone] = [await logIn(somebody), await logIn(somebody)];
  expect(await isIn(desk)).toBe(true);
  await changeEditor(somebody.email, { isDisabled: true });
  expect([await isIn(desk), await isIn(phone)]).toEqual([false, false]);
  expect(await logIn(somebody)).toBe('');
});
