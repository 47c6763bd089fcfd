/** Experiments with blocks: published by an editor, read and reported through the socket while the clock moves. */
import { createManualClock, isRecord } from '@broadsheet/client-core';
import { getTurn, parsePageDocument, TURN_MS } from '@broadsheet/page-document';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEditorRoom, withHeading } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

/** The beginning of a pair of turns. */
const START = 2 * TURN_MS * Math.ceil(Date.UTC(2026, 10, 30, 20) / (2 * TURN_MS));
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const ID = 'evening-offer';
const NOTHING = { a: { seen: 0, opened: 0 }, b: { seen: 0, opened: 0 }, since: null };

/** Returns the page of offers with one heading for each version above it. */
function withVersions(variants: readonly string[]): Readonly<Record<string, unknown>> {
  const stored = withHeading('offer', 'Version a');
  const [added, ...others] = parsePageDocument(stored)?.areas['body'] ?? [];
  const versions = variants.map((variant, index) => ({
    ...added,
    id: `version${index}`,
    fields: { text: `Version ${variant}` },
    experiment: { id: ID, variant },
  }));
  return { ...stored, areas: { body: [...versions, ...others] } };
}

async function readMember(answer: Response, name: string): Promise<unknown> {
  const body: unknown = await answer.json();
  return isRecord(body) ? body[name] : undefined;
}

describe.each(databasesUnderTest)('an experiment on a site over $name', ({ open }) => {
  const clock = createManualClock(START);
  let site: ListeningSite;
  let room: EditorRoom;

  async function publish(document: Readonly<Record<string, unknown>>): Promise<void> {
    const revision = await readMember(await room.call('GET', '/pages/offer'), 'revision');
    const saved = await readMember(
      await room.call('PUT', '/pages/offer/draft', { document, revision }),
      'revision',
    );
    const published = await room.call('POST', '/pages/offer/publication', { revision: saved });
    expect(published.status).toBe(200);
  }

  async function read() {
    const response = await site.get('/offer/');
    const html = await response.text();
    return {
      shown: ['a', 'b'].filter((variant) => html.includes(`Version ${variant}`)),
      marks: [...html.matchAll(/data-bs-experiment="([^"]+)"/g)].map(([, mark]) => mark),
      control: response.headers.get('cache-control') ?? '',
    };
  }

  /** Reports as the page does. */
  const report = (body: string, address: string, headers: Readonly<Record<string, string>> = {}) =>
    site.get('/_broadsheet/experiment', {
      method: 'POST',
      body,
      headers: {
        ...{ 'sec-fetch-site': 'same-origin', 'user-agent': BROWSER, 'x-forwarded-for': address },
        ...headers,
      },
    });
  const counts = async (id = ID): Promise<unknown> => (await room.call('GET', `/experiments/${id}`)).json();
  const countRows = async () =>
    (await site.platform.platform.content.database.query('select * from experiment_counts')).length;

  beforeAll(async () => {
    site = await openSiteWith({
      fixtures: ['navigation', 'pages'],
      database: await open(),
      clock,
      pageClock: clock,
      variables: { PROXIES: '1' },
    });
    room = await openEditorRoom(site);
  }, 120_000);
  afterAll(() => site[Symbol.asyncDispose]());

  test('shows one version to everybody until its turn ends, and no cache keeps the page longer', async () => {
    await publish(withVersions(['a', 'b']));
    for (const _turn of [1, 2, 3, 4]) {
      const due = getTurn(ID, clock.now());
      expect(await read()).toEqual({
        shown: [due],
        marks: [`${ID}.${due}`],
        control: expect.stringContaining('s-maxage=60, stale-while-revalidate=240'),
      });
      clock.advance(TURN_MS - 15_000);
      expect(await read()).toMatchObject({
        shown: [due],
        control: expect.stringContaining('s-maxage=15, stale-while-revalidate=0'),
      });
      clock.advance(15_000 - 1);
      expect((await read()).shown).toEqual([due]);
      clock.advance(1);
    }
  });

  test('shows both versions for the same time in two hundred turns, and each pair has both', async () => {
    const turns: string[] = [];
    for (let turn = 0; turn < 200; turn += 1) {
      turns.push((await read()).shown.join(''));
      clock.advance(TURN_MS);
    }
    expect([
      turns.filter((each) => each === 'a').length,
      turns.filter((each) => each === 'b').length,
    ]).toEqual([100, 100]);
    const pairs = Array.from({ length: 100 }, (_, pair) => turns.slice(2 * pair, 2 * pair + 2).join(''));
    expect(new Set(pairs)).toEqual(new Set(['ab', 'ba']));
    // The session has ended meanwhile.
    room = await openEditorRoom(site);
  });

  test('is counted for readers, and its editors read the counts', async () => {
    expect(await counts()).toEqual(NOTHING);
    const since = clock.now();
    const answer = await report(`seen ${ID}.a`, '198.51.100.1');
    expect([answer.status, answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([
      204,
      null,
      'no-store',
    ]);
    await report(`seen ${ID}.a`, '198.51.100.1');
    await report(`seen ${ID}.a`, '198.51.100.2');
    await report(`opened ${ID}.a`, '198.51.100.2');
    await report(`seen ${ID}.b`, '198.51.100.3');
    const expected = { a: { seen: 2, opened: 1 }, b: { seen: 1, opened: 0 }, since };
    expect(await counts()).toEqual(expected);
    clock.advance(TURN_MS);
    await report(`opened ${ID}.b`, '198.51.100.3');
    expect(await counts()).toEqual({ ...expected, b: { seen: 1, opened: 1 } });
  });

  test.each([
    ['of no experiment', `seen nowhere.a`, {}],
    ['of a third version', `seen ${ID}.c`, {}],
    ['of another kind', `bought ${ID}.a`, {}],
    ['with more after it', `seen ${ID}.a\n`, {}],
    ['with NUL', `seen ${ID}\u0000.a`, {}],
    ['of JSON', JSON.stringify({ seen: ID, variant: 'a' }), {}],
    ['without a body', '', {}],
    ['from another site', `seen ${ID}.a`, { 'sec-fetch-site': 'cross-site' }],
    ['from a program', `seen ${ID}.a`, { 'user-agent': 'curl/8.5' }],
  ])('does not count a report %s', async (_title, body, headers) => {
    const before = [await counts(), await countRows()];
    expect((await report(body, '203.0.113.7', headers)).status).toBe(204);
    expect([await counts(), await countRows()]).toEqual(before);
  });

  test('refuses a report that is too long, and the counts of an id that none can have', async () => {
    expect((await report('seen '.padEnd(5_000, 'x'), '203.0.113.8')).status).toBe(413);
    expect((await room.call('GET', '/experiments/Not%20an%20id')).status).toBe(404);
    expect(await counts('never-published')).toEqual(NOTHING);
  });

  test('is not counted any more once no published page has it; what was counted stays', async () => {
    const before = await counts();
    await publish(withHeading('offer', 'Without an experiment'));
    expect(await read()).toMatchObject({ shown: [], marks: [] });
    await report(`seen ${ID}.a`, '203.0.113.9');
    expect(await counts()).toEqual(before);
  });

  test('warns before it is published with one version', async () => {
    const document = withVersions(['a']);
    const answer = await room.call('POST', '/check', { document, path: '/offer/' });
    expect(await readMember(answer, 'findings')).toContainEqual(
      expect.objectContaining({ kind: 'experiment', severity: 'warns', blockId: 'version0' }),
    );
  });
});
