/** The last hour as an administrator gets it through the socket, of this process and of others at the same database. */
import { createManualClock, isRecord, systemClock } from '@broadsheet/client-core';
import { defineSource } from '@broadsheet/sdk-content/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { createSiteMetrics } from '../metrics/createSiteMetrics.ts';
import { startMinutes } from './startMinutes.ts';
import type { Minutes } from './startMinutes.ts';

const metrics = createSiteMetrics({ connections: undefined });
const FAILING = defineSource({
  name: 'content-api-collections',
  params: [],
  signed: false,
  fetch: () => Promise.reject(new Error('The connection was refused.')),
});

let counted: Minutes | undefined;
let site: ListeningSite;
let room: EditorRoom;

beforeAll(async () => {
  // What counts is there before the platform is, as in a running server.
  const late = { store: async () => counted?.store() };
  site = await openSiteWith({ fixtures: ['pages'], metrics, counted: late, sources: [FAILING] });
  counted = count('one', metrics);
  room = await openEditorRoom(site);
}, 120_000);
afterAll(async () => {
  await counted?.stop();
  metrics.stop();
  await site[Symbol.asyncDispose]();
});

function count(machine: string, own: typeof metrics, clock = systemClock): Minutes {
  return startMinutes({
    metrics: own,
    records: site.platform.platform.records,
    process: `process-${machine}`,
    name: { machine, worker: 1, version: '1.0.0', startedAt: clock.now() },
    clock,
    log: { warn: (message) => expect.fail(message) },
  });
}

/** What does not depend on how busy the machine is. */
const isNoMatterOfTime = ({ kind }: Answer): boolean =>
  !['pages-slow', 'event-loop-lags'].includes(String(kind));

type Answer = Readonly<Record<string, unknown>>;

function itemsOf(answer: Answer, name: string): readonly Answer[] {
  const items = answer[name];
  return Array.isArray(items) ? items.filter(isRecord) : [];
}

const troublesOf = (answer: Answer): readonly Answer[] =>
  itemsOf(answer, 'troubles').filter(isNoMatterOfTime);

async function readHour(): Promise<Answer> {
  const answer = await room.call('GET', '/operation');
  const body: unknown = await answer.json();
  if (answer.status !== 200 || !isRecord(body)) throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
  return body;
}

test(
  'an administrator sees at once that a source failed, and that a page lacks its content',
  { timeout: 60_000 },
  async () => {
    expect((await site.get('/')).status).toBe(200);
    const before = await readHour();
    expect(troublesOf(before)).toEqual([{ kind: 'no-backup' }]);
    expect(before['processes']).toMatchObject([{ machine: 'one', worker: 1, version: '1.0.0', errors: 0 }]);
    await (await site.get('/is-not-there/')).arrayBuffer();
    const after = await readHour();
    const [failing] = itemsOf(after, 'sources').filter(({ name }) => name === FAILING.name);
    expect(failing?.['failed']).toBeGreaterThan(0);
    const minutes = itemsOf(after, 'minutes');
    expect(minutes).toHaveLength(60);
    // The front page lacks what the source would have brought.
    const degraded = minutes.map(({ counts }) => (isRecord(counts) ? Number(counts['degraded']) : 0));
    expect(Math.max(...degraded)).toBeGreaterThan(0);
  },
);

test(
  'other processes are in the sums, and those of another version are counted apart',
  { timeout: 60_000 },
  async () => {
    const other = createSiteMetrics({ connections: 10 });
    // It has counted ten minutes ago and ended since.
    const clock = createManualClock(systemClock.now() - 600_000);
    const minutes = count('two', other, clock);
    for (let times = 0; times < 500; times += 1)
      other.requests.observe(0.01, { kind: 'page', status: '200' });
    other.blockFailures.add({ block: 'story-list' }, 7);
    await minutes.stop();
    other.stop();
    const at = Math.floor(systemClock.now() / 60_000) * 60_000;
    await site.platform.platform.records.storeMinutes([{ process: 'process-three', at, body: { hits: 4 } }]);
    const hour = await readHour();
    expect(hour['processes']).toMatchObject([{ machine: 'one' }, { machine: 'two', requests: 500 }]);
    expect(hour['blocks']).toEqual([{ name: 'story-list', count: 7 }]);
    expect(troublesOf(hour)).toEqual([
      { kind: 'block-fails', name: 'story-list', count: 7 },
      { kind: 'no-backup' },
      { kind: 'unknown-version', count: 1 },
    ]);
  },
);

test('story pages are no failures of the sources that were asked whether the address is theirs', async () => {
  const story = (number: number) => ({
    type: 'story',
    version: '0.10.9',
    _id: `lamp-${number}`,
    canonical_url: `/lamps/${number}/`,
    display_date: '2026-11-01T08:00:00Z',
    headlines: { basic: `Lamp ${number}` },
  });
  const stories = Array.from({ length: 31 }, (_, index) => story(index + 1));
  const file = await site.folder.write(
    'lamps.ndjson',
    stories.map((each) => JSON.stringify(each)).join('\n'),
  );
  expect(await site.platform.platform.importFiles([file], {})).toMatchObject({ imported: 31 });
  const callsOf = async (name: string) => {
    const hour = await readHour();
    const [source] = itemsOf(hour, 'sources').filter((each) => each['name'] === name);
    return { calls: Number(source?.['calls'] ?? 0), failed: Number(source?.['failed'] ?? 0), hour };
  };
  const before = await callsOf('site-service-hierarchy');
  for (const { canonical_url: path } of stories) expect((await site.get(path)).status).toBe(200);
  const { calls, failed, hour } = await callsOf('site-service-hierarchy');
  expect(calls - before.calls).toBeGreaterThanOrEqual(31);
  expect(failed).toBe(0);
  const failing = itemsOf(hour, 'troubles').filter(({ kind }) => kind === 'source-fails');
  expect(failing.map(({ name }) => name)).not.toContain('site-service-hierarchy');
  expect(failing.map(({ name }) => name)).not.toContain('content-api');
}, 60_000);

test('what is stored has nothing that a reader has sent', async () => {
  const before = itemsOf(await readHour(), 'processes').find(({ machine }) => machine === 'one');
  const paths = [
    '/reader@x.example/?token=s3cr3t',
    '/lamps/of-a-reader/?q=reader@x.example',
    '/pf/api/v3/content/fetch/reader@x.example?query=%7B%22token%22%3A%22s3cr3t%22%7D',
  ];
  for (const path of paths) expect((await site.get(path)).status).toBe(404);
  const after = itemsOf(await readHour(), 'processes').find(({ machine }) => machine === 'one');
  expect(Number(after?.['requests']) - Number(before?.['requests'])).toBeGreaterThanOrEqual(paths.length);
  const { minutes } = await site.platform.platform.records.read(0);
  const bodies = minutes.filter(({ process }) => process === 'process-one').map(({ body }) => body);
  expect(bodies.length).toBeGreaterThan(0);
  expect(JSON.stringify(bodies)).not.toMatch(/reader|x\.example|s3cr3t|token|lamps|127\.0\.0\.1|\//);
});

test('minutes older than the hour are removed', async () => {
  const { records } = site.platform.platform;
  const now = systemClock.now();
  await records.storeMinutes([{ process: 'old', at: now - 71 * 60_000, body: { hits: 1 } }]);
  await records.storeMinutes([{ process: 'new', at: now, body: { hits: 1 } }]);
  const { minutes } = await records.read(0);
  expect(minutes.map(({ process }) => process)).not.toContain('old');
  expect(minutes.map(({ process }) => process)).toContain('new');
});

test('how the last import ended is kept', async () => {
  const { records } = site.platform.platform;
  await records.commandRecorder('import')('partly');
  expect((await readHour())['lastImport']).toMatchObject({ outcome: 'partly' });
  await records.commandRecorder('import')('failed');
  const hour = await readHour();
  expect(hour['lastImport']).toMatchObject({ outcome: 'failed' });
  expect(hour['troubles']).toContainEqual({ kind: 'import-failed', at: expect.any(Number) });
});
