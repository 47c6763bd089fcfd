/** Publishing at scheduled times and together with other editors, through the socket of the running site. */
import { join } from 'node:path';
import { createManualClock, HOUR_MS, isRecord } from '@broadsheet/client-core';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STORY = 'stories/coast/saltgate-barrier-is-sinking';
const EMBARGO_END = Date.UTC(2026, 11, 1, 6);
const COAST = { type: 'section', _id: '/coast/', _website: 'courier', name: 'Coast', version: '0.10.12' };
const SECRET_PATH = '/coast/kept-until-december/';

const clock = createManualClock(Date.UTC(2026, 10, 30, 20));
let site: ListeningSite;
let room: EditorRoom;

const read = async (path: string) => {
  const response = await site.get(path);
  return { status: response.status, html: await response.text(), headers: response.headers };
};
const schedule = (id: string, body: unknown) => room.call('PUT', `/pages/${id}/schedule`, body);
const future = async (path: string, at: number) => {
  const response = await room.get(`/pagebuilder/future?path=${encodeURIComponent(path)}&at=${at}`);
  return { status: response.status, html: await response.text(), headers: response.headers };
};

/** Returns a story with an embargo until the first of December. */
function embargoedStory() {
  const story = readFixture(STORY);
  if (!isRecord(story)) throw new Error('The fixture cannot be read.');
  return {
    ...story,
    _id: 'KEPTUNTILDECEMBER',
    canonical_url: SECRET_PATH,
    websites: { courier: { website_url: SECRET_PATH, website_section: COAST } },
    headlines: { basic: 'Kept until December' },
    content_restrictions: { embargo: { active: true, end_time: new Date(EMBARGO_END).toISOString() } },
  };
}

beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['navigation', 'pages', STORY], clock });
  await site.folder.write('story.json', JSON.stringify(embargoedStory()));
  await site.platform.platform.import([join(site.folder.path, 'story.json')]);
  room = await openEditorRoom(site);
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

test('a page that is scheduled is with readers when its moment has come, and gone when that is over', async () => {
  const revision = await room.save('offer', 'Offers for Advent');
  const [publishAt, unpublishAt] = [clock.now() + HOUR_MS, clock.now() + 2 * HOUR_MS];
  const answer = await schedule('offer', { publishAt, unpublishAt, revision });
  expect(await answer.json()).toMatchObject({
    schedule: { publishAt, unpublishAt, editorName: 'ada@example.com' },
  });
  const run = () => site.platform.platform.editing.runSchedules();
  await run();
  expect((await read('/offer/')).html).not.toContain('Offers for Advent');
  clock.advance(HOUR_MS);
  await run();
  expect((await read('/offer/')).html).toContain('Offers for Advent');
  clock.advance(HOUR_MS);
  await run();
  expect((await read('/offer/')).status).toBe(404);
  expect((await room.call('POST', '/pages/offer/versions/1/restoration', {})).status).toBe(200);
  expect((await read('/offer/')).html).not.toContain('Offers for Advent');
});

test('a page that is scheduled at a new address leads readers there from the old one when its moment has come', async () => {
  const opened: unknown = await (await room.call('GET', '/pages/offer')).json();
  const { document, revision } = isRecord(opened) ? opened : {};
  const moved = { ...(isRecord(document) && document), match: { kind: 'path', path: '/offers/winter/' } };
  const saved = await room.call('PUT', '/pages/offer/draft', { document: moved, revision });
  expect(saved.status).toBe(200);
  const publishAt = clock.now() + HOUR_MS;
  const draft: unknown = await saved.json();
  const next = isRecord(draft) ? draft['revision'] : undefined;
  const answer = await schedule('offer', { publishAt, revision: next, hasRedirect: true });
  expect(await answer.json()).toMatchObject({ schedule: { redirectFrom: '/offer/' } });
  expect((await read('/offer/')).status).toBe(200);
  const ahead = (path: string, at: number) =>
    site.get(`/pagebuilder/future?${new URLSearchParams({ path, at: String(at) })}`, {
      redirect: 'manual',
      headers: { cookie: room.cookie() },
    });
  expect((await ahead('/offer/', publishAt - 1)).status).toBe(200);
  const led = await ahead('/offer/', publishAt);
  expect([led.status, led.headers.get('location')]).toEqual([
    302,
    `/pagebuilder/future?path=%2Foffers%2Fwinter%2F&at=${publishAt}`,
  ]);
  expect((await future('/offers/winter/', publishAt)).status).toBe(200);
  expect((await ahead('/offers/winter/', publishAt - 1)).status).toBe(404);
  clock.advance(HOUR_MS);
  await site.platform.platform.editing.runSchedules();
  const old = await site.get('/offer/', { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/offers/winter/']);
  expect((await read('/offers/winter/')).status).toBe(200);
  const back = await room.call('POST', '/pages/offer/move', { match: { kind: 'path', path: '/offer/' } });
  expect(back.status).toBe(200);
});

test('a menu that is scheduled is seen as it will be, and with readers when its moment has come', async () => {
  const tree = {
    hierarchy: 'default',
    _id: '/',
    children: [{ _id: 'link-1', node_type: 'link', display_name: 'Tide tables', url: '/tides/' }],
  };
  const saved = await room.call('PUT', '/settings/navigation:default/draft', { document: tree, revision: 0 });
  expect(saved.status).toBe(200);
  const publishAt = clock.now() + HOUR_MS;
  const set = await room.call('PUT', '/settings/navigation:default/schedule', { publishAt, revision: 1 });
  expect(await set.json()).toMatchObject({ schedule: { publishAt, isDraftNewer: false } });
  expect((await future('/offer/', publishAt - 1)).html).not.toContain('href="/tides/"');
  expect((await future('/offer/', publishAt)).html).toContain('href="/tides/"');
  await site.platform.platform.editing.runSchedules();
  expect((await read('/offer/')).html).not.toContain('href="/tides/"');
  clock.advance(HOUR_MS);
  await site.platform.platform.editing.runSchedules();
  expect((await read('/offer/')).html).toContain('href="/tides/"');
});

test('a shared draft is seen by whoever has the link as readers would see it, and by nobody after that', async () => {
  await room.save('offer', 'Only by link');
  const made = await room.call('POST', '/pages/offer/preview-links', { path: '/offer/' });
  const body: unknown = await made.json();
  const { url = '', id = '' } = isRecord(body) ? { url: String(body['url']), id: String(body['id']) } : {};
  const path = new URL(url).pathname;
  const shared = await read(path);
  expect(shared.status).toBe(200);
  expect(shared.html).toContain('Only by link');
  expect(shared.html).not.toContain('<!--bs-');
  // The browser would report script that the policy forbids in its console.
  expect(shared.html).not.toMatch(/<script(?![^>]*\stype="application\/)/);
  expect(shared.headers.get('content-security-policy')).toContain("script-src 'none'");
  expect(shared.headers.get('cache-control')).toBe('no-store');
  expect(shared.headers.get('referrer-policy')).toBe('no-referrer');
  expect(shared.headers.get('x-robots-tag')).toBe('noindex');
  expect((await read('/offer/')).html).not.toContain('Only by link');
  expect((await read('/pagebuilder/shared/made-up')).status).toBe(410);
  expect((await room.call('DELETE', `/pages/offer/preview-links/${id}`)).status).toBe(204);
  const revoked = await read(path);
  expect(revoked.status).toBe(410);
  expect(revoked.html).toContain('has expired or was revoked');
  expect(JSON.stringify(site.lines)).not.toContain(path);
});

test('editors see pages and stories as they will be at a moment, readers do not', async () => {
  const saved = await room.save('offer', 'From December on');
  await schedule('offer', { publishAt: EMBARGO_END, revision: saved });
  expect((await future('/offer/', EMBARGO_END - 1)).html).not.toContain('From December on');
  const then = await future('/offer/', EMBARGO_END);
  expect(then.html).toContain('From December on');
  expect(then.headers.get('content-security-policy')).toContain("script-src 'none'");
  expect((await future(SECRET_PATH, EMBARGO_END - 1)).status).toBe(404);
  expect((await future(SECRET_PATH, EMBARGO_END)).html).toContain('Kept until December');
  expect((await read(SECRET_PATH)).status).toBe(404);
  const at = `?at=${EMBARGO_END}&now=${EMBARGO_END}`;
  expect((await read(`${SECRET_PATH}${at}`)).status).toBe(404);
  expect((await read(`/pagebuilder/future?path=${SECRET_PATH}&at=${EMBARGO_END}`)).status).toBe(401);
  for (const path of ['no-slash', '//evil.example/', '/\\:99999', ''])
    expect([path, (await future(path, EMBARGO_END)).status]).toEqual([path, 400]);
  const missing = await future('/nowhere/', EMBARGO_END);
  expect([missing.status, JSON.parse(missing.html)]).toMatchObject([
    404,
    { message: 'There will be no page at this address then.', says: { key: 'refusal.future-missing' } },
  ]);
  expect(missing.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the list of pages tells who published last and when, and what is scheduled', async () => {
  await room.publish('gift', 'Give a year');
  const saved = await room.save('gift', 'Give two');
  await schedule('gift', { publishAt: EMBARGO_END, revision: saved });
  const entryOf = async (id: string) => {
    const body: unknown = await (await room.call('GET', '/pages')).json();
    const pages = isRecord(body) && Array.isArray(body['pages']) ? body['pages'] : [];
    return pages.find((page) => isRecord(page) && page['id'] === id);
  };
  expect(await entryOf('gift')).toMatchObject({
    publication: { publishedAt: clock.now(), editorName: 'ada@example.com' },
    schedule: { publishAt: EMBARGO_END },
    publishedMatch: { kind: 'path', path: '/gift/' },
  });
  const imported = await entryOf('search');
  expect(imported).toMatchObject({ isPublished: true });
  expect(imported).not.toHaveProperty('publication');
});

test('a network that tries links to drafts without end is held up, and told so', async () => {
  const statuses = new Set<number>();
  for (let tried = 0; tried < 61; tried += 1)
    statuses.add((await read(`/pagebuilder/shared/guess-${tried}`)).status);
  expect([...statuses].at(-1)).toBe(429);
  const held = await read('/pagebuilder/shared/guess');
  expect([held.status, held.html]).toEqual([429, expect.stringContaining('Wait ten minutes')]);
});

test('editors of one page see where the others work', async () => {
  const first = await room.call('PUT', '/pages/offer/presence', { tab: 'one', blockId: 'added' });
  expect(await first.json()).toMatchObject({ others: [] });
  const second = await room.call('PUT', '/pages/offer/presence', { tab: 'two' });
  expect(await second.json()).toMatchObject({ others: [{ tab: 'one', blockId: 'added', isYou: true }] });
});
