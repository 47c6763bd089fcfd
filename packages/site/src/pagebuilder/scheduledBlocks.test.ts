/** Blocks with a schedule: published by an editor, read through the socket while the clock moves, seen ahead of time. */
import { createManualClock, HOUR_MS, isRecord, MINUTE_MS } from '@broadsheet/client-core';
import { parsePageDocument } from '@broadsheet/page-document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEditorRoom, withHeading } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const START = Date.UTC(2026, 10, 30, 20);
const at = (moment: number) => new Date(moment).toISOString();
const clock = createManualClock(START);
let site: ListeningSite;
let room: EditorRoom;

/** Returns the page of offers whose added heading has a schedule. */
function scheduled(schedule: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const stored = withHeading('offer', 'Only this evening');
  const body = parsePageDocument(stored)?.areas['body'] ?? [];
  const nodes = body.map((node) => (node.id === 'added' ? { ...node, ...schedule } : node));
  return { ...stored, areas: { body: nodes } };
}

const readNumber = async (answer: Response, name: string): Promise<number> => {
  const body: unknown = await answer.json();
  return isRecord(body) && typeof body[name] === 'number' ? body[name] : Number.NaN;
};

async function publish(schedule: Readonly<Record<string, unknown>>): Promise<Response> {
  const revision = await readNumber(await room.call('GET', '/pages/offer'), 'revision');
  const body = { document: scheduled(schedule), revision };
  const saved = await readNumber(await room.call('PUT', '/pages/offer/draft', body), 'revision');
  return room.call('POST', '/pages/offer/publication', { revision: saved });
}

async function read() {
  const response = await site.get('/offer/');
  return {
    isShown: (await response.text()).includes('Only this evening'),
    control: response.headers.get('cache-control') ?? '',
    surrogate: response.headers.get('surrogate-control') ?? '',
  };
}

beforeAll(async () => {
  site = await openSiteWith({
    fixtures: ['navigation', 'pages'],
    clock,
    pageClock: clock,
    variables: { CACHE_KEYS: 'fastly' },
  });
  room = await openEditorRoom(site);
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

test('a block is with readers from its start until its end, and caches in front keep no page longer', async () => {
  const [from, until] = [START + HOUR_MS, START + 2 * HOUR_MS];
  expect((await publish({ showFrom: at(from), showUntil: at(until) })).status).toBe(200);
  expect((await read()).isShown).toBe(false);
  clock.advance(HOUR_MS - 30_000);
  expect(await read()).toMatchObject({
    isShown: false,
    control: expect.stringContaining('s-maxage=30, stale-while-revalidate=0'),
  });
  clock.advance(30_000 - 1);
  expect((await read()).isShown).toBe(false);
  clock.advance(1);
  expect((await read()).isShown).toBe(true);
  clock.advance(HOUR_MS - 5 * MINUTE_MS);
  expect(await read()).toMatchObject({
    isShown: true,
    control: expect.stringContaining('s-maxage=60, stale-while-revalidate=240'),
  });
  clock.advance(5 * MINUTE_MS);
  expect((await read()).isShown).toBe(false);
});

test('an ended block is a warning of the check with the time since when, in the time of the site', async () => {
  const answer = await room.call('POST', '/check', {
    document: scheduled({ showUntil: at(clock.now()) }),
    path: '/offer/',
  });
  const body: unknown = await answer.json();
  expect(isRecord(body) ? body['findings'] : undefined).toContainEqual(
    expect.objectContaining({
      kind: 'ended-schedule',
      severity: 'warns',
      blockId: 'added',
      says: expect.objectContaining({ values: expect.objectContaining({ since: at(clock.now()) }) }),
    }),
  );
});

test('a schedule that ends before it starts is not published, and neither is one that is no time', async () => {
  const backwards = await publish({ showFrom: at(START + HOUR_MS), showUntil: at(START) });
  expect(backwards.status).toBe(400);
  expect(await backwards.text()).toContain('its end is not after its start');
  const unreadable = await publish({ showUntil: 'tomorrow at noon' });
  expect(unreadable.status).toBe(400);
  expect(await unreadable.text()).toContain('tomorrow at noon');
});

test('the page at a later time has the blocks of that time', async () => {
  const from = clock.now() + 24 * HOUR_MS;
  expect((await publish({ showFrom: at(from) })).status).toBe(200);
  const ahead = async (moment: number) =>
    (await room.get(`/pagebuilder/future?path=${encodeURIComponent('/offer/')}&at=${moment}`)).text();
  expect(await ahead(from - 1)).not.toContain('Only this evening');
  expect(await ahead(from)).toContain('Only this evening');
});
