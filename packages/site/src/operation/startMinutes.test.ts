/** Minutes that a process counts by its own metrics, on a clock that the tests move. */
import { createManualClock } from '@broadsheet/client-core';
import type { ManualClock } from '@broadsheet/client-core';
import { afterEach, expect, test } from 'vitest';
import { createSiteMetrics } from '../metrics/createSiteMetrics.ts';
import type { SiteMetrics } from '../metrics/createSiteMetrics.ts';
import type { OperationMinute } from './OperationMinute.ts';
import { parseMinute } from './OperationMinute.ts';
import { startMinutes } from './startMinutes.ts';
import type { Minutes } from './startMinutes.ts';

const BEGIN = Date.UTC(2026, 10, 29, 12, 0, 10);
const MINUTE = 60_000;

interface Counting {
  readonly metrics: SiteMetrics;
  readonly minutes: Minutes;
  readonly clock: ManualClock;
  /** What is stored, by the number of minutes since the start. */
  readonly stored: Map<number, OperationMinute>;
  /** The number of minutes that each call has stored. */
  readonly calls: number[];
  readonly warnings: string[];
  isAway: boolean;
}

let running: Counting | undefined;
afterEach(async () => {
  await running?.minutes.stop();
  running?.metrics.stop();
});

function startCounting(): Counting {
  const clock = createManualClock(BEGIN);
  const metrics = createSiteMetrics({ connections: 10 });
  const counting: Counting = {
    metrics,
    clock,
    stored: new Map(),
    calls: [],
    warnings: [],
    isAway: false,
    minutes: startMinutes({
      metrics,
      clock,
      process: 'a',
      name: { machine: 'one', version: '1.0.0', startedAt: BEGIN },
      log: { warn: (message) => void counting.warnings.push(message) },
      records: {
        async storeMinutes(minutes) {
          if (counting.isAway) throw new Error('The database is away.');
          counting.calls.push(minutes.length);
          for (const { at, body } of minutes) {
            const minute = parseMinute(body);
            if (minute !== undefined) counting.stored.set((at - BEGIN + 10_000) / MINUTE, minute);
          }
        },
      },
    }),
  };
  running = counting;
  return counting;
}

/** Moves the clock in small steps, as it goes, so that each timer sees its own time. */
async function pass(clock: ManualClock, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 10_000) {
    clock.advance(10_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('counts each minute by itself, without the requests of machines that look after the process', async () => {
  const { metrics, clock, stored } = startCounting();
  metrics.requests.observe(0.01, { kind: 'page', status: '200' });
  metrics.requests.observe(0.01, { kind: 'page', status: '503' });
  metrics.requests.observe(0.01, { kind: 'health', status: '503' });
  metrics.onPage({ document: 'home', from: 'memory', ms: 4 });
  metrics.onPage({ document: 'home', from: 'degraded', ms: 40 });
  metrics.onStale({ of: 'content', why: 'failed' });
  metrics.sources.observe(0.2, { source: 'story-feed', outcome: 'ok' });
  metrics.sources.observe(3, { source: 'story-feed', outcome: 'failed' });
  metrics.blockFailures.add({ block: 'story-list' });
  metrics.mails.add({ outcome: 'sent' }, 2);
  await pass(clock, MINUTE);
  metrics.requests.observe(0.01, { kind: 'sales', status: '500' });
  metrics.onPage({ document: 'home', from: 'made', ms: 4 });
  await pass(clock, MINUTE + 20_000);
  expect(stored.get(0)).toMatchObject({
    machine: 'one',
    requests: 2,
    errors: 1,
    memory: 1,
    made: 0,
    degraded: { home: 1 },
    outdated: 1,
    refreshing: 0,
    blocks: { 'story-list': 1 },
    mailsSent: 2,
    isDatabaseAway: false,
  });
  expect(stored.get(0)?.sources['story-feed']).toMatchObject({ calls: 2, failed: 1 });
  expect(stored.get(1)).toMatchObject({
    requests: 1,
    errors: 1,
    memory: 0,
    made: 1,
    degraded: {},
    blocks: {},
  });
  expect(stored.get(1)?.sources).toEqual({});
  expect(stored.get(2)).toMatchObject({ requests: 0, errors: 0 });
});

test('stores what was counted in a minute that is not over', async () => {
  const { metrics, minutes, stored } = startCounting();
  metrics.requests.observe(0.01, { kind: 'page', status: '200' });
  await minutes.store();
  expect(stored.get(0)).toMatchObject({ requests: 1 });
  metrics.requests.observe(0.01, { kind: 'page', status: '200' });
  await minutes.store();
  expect(stored.get(0)).toMatchObject({ requests: 2 });
});

test('notes the worst of a minute: the fullest pool, and a database that was away for a moment', async () => {
  const { metrics, clock, stored } = startCounting();
  let load = { inUse: 1, waiting: 0 };
  metrics.setPool(() => load);
  await pass(clock, 10_000);
  load = { inUse: 10, waiting: 5 };
  metrics.setDatabase(false);
  await pass(clock, 20_000);
  load = { inUse: 2, waiting: 0 };
  metrics.setDatabase(true);
  await pass(clock, 40_000);
  expect(stored.get(0)).toMatchObject({
    pool: { inUse: 10, waiting: 5, limit: 10 },
    isDatabaseAway: true,
  });
  await pass(clock, MINUTE);
  expect(stored.get(1)).toMatchObject({ pool: { inUse: 2, waiting: 0 }, isDatabaseAway: false });
});

test('keeps 60 minutes at most while the database is away, and stores them when it answers', async () => {
  const counting = startCounting();
  const { metrics, clock, stored, calls, warnings } = counting;
  counting.isAway = true;
  for (let minute = 0; minute < 90; minute += 1) {
    metrics.requests.observe(0.01, { kind: 'page', status: '200' });
    await pass(clock, MINUTE);
  }
  expect(stored.size).toBe(0);
  expect(warnings).toHaveLength(90);
  counting.isAway = false;
  await counting.minutes.store();
  // The minute that goes on is stored beside them.
  expect(calls).toEqual([61]);
  expect([stored.get(29), stored.get(30)?.requests, stored.get(89)?.requests]).toEqual([undefined, 1, 1]);
  await counting.minutes.store();
  expect(calls).toEqual([61, 1]);
});
