import { createManualClock } from '@broadsheet/client-core';
import { expect, test } from 'vitest';
import { createWorkerPool } from './createWorkerPool.ts';
import type { WorkerEnd } from './createWorkerPool.ts';
import type { ScrapeMessage, WorkerMessage } from './WorkerMessage.ts';

const ORIGIN = 'http://localhost:3000';
const KILLED: WorkerEnd = { code: null, signal: 'SIGKILL' };

/** A worker that does what the test says. */
function createWorker(number: number) {
  const messages: ((message: WorkerMessage) => void)[] = [];
  const ends: ((end: WorkerEnd) => void)[] = [];
  const asked: ScrapeMessage[] = [];
  const say = (message: WorkerMessage) => {
    for (const listen of messages) listen(message);
  };
  const end = (how: WorkerEnd) => {
    for (const listen of ends) listen(how);
  };
  return {
    number,
    asked,
    messages,
    say,
    end,
    serve: () => say({ kind: 'started', origin: ORIGIN, joinUrl: `link of ${number}` }),
    process: {
      onMessage: (listen: (message: WorkerMessage) => void) => void messages.push(listen),
      onEnd: (listen: (end: WorkerEnd) => void) => void ends.push(listen),
      send: (message: ScrapeMessage) => void asked.push(message),
      stop: () => end({ code: 0, signal: null }),
    },
  };
}

type Worker = ReturnType<typeof createWorker>;

function openPool(count: number) {
  const clock = createManualClock(0);
  const workers: Worker[] = [];
  const lines: string[] = [];
  const restarted: number[] = [];
  const pool = createWorkerPool({
    count,
    clock,
    fork(number) {
      const worker = createWorker(number);
      workers.push(worker);
      return worker.process;
    },
    onRestart: () => void restarted.push(clock.now()),
    log: { error: (line) => void lines.push(line), info: (line) => void lines.push(line) },
  });
  const last = (): Worker => {
    const worker = workers.at(-1);
    if (worker === undefined) throw new Error('No worker was started.');
    return worker;
  };
  return { pool, clock, workers, lines, restarted, last };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** Starts a pool whose workers all serve. */
async function startPool(count: number) {
  const open = openPool(count);
  const started = open.pool.start();
  for (let number = 0; number < count; number += 1) {
    open.workers[number]?.serve();
    await settle();
    for (const worker of open.workers.slice(1)) worker.serve();
  }
  return { ...open, started: await started };
}

test('starts the others when the first has prepared the data, and says what the first said', async () => {
  const { pool, workers } = openPool(3);
  const started = pool.start();
  await settle();
  expect(workers.map(({ number }) => number)).toEqual([1]);
  workers[0]?.serve();
  await settle();
  expect(workers.map(({ number }) => number)).toEqual([1, 2, 3]);
  for (const worker of workers.slice(1)) worker.serve();
  expect(await started).toMatchObject({ origin: ORIGIN, joinUrl: 'link of 1' });
  expect(pool.count()).toBe(3);
});

test('does not start when a worker ends before it serves', async () => {
  const { pool, last } = openPool(2);
  const started = pool.start();
  last().end({ code: 1, signal: null });
  await expect(started).rejects.toThrow('Worker 1 did not start: exit code 1.');
});

test('starts a worker again that was killed, under its number, and logs both', async () => {
  const { pool, clock, workers, lines, restarted } = await startPool(2);
  workers[0]?.end(KILLED);
  await settle();
  expect([pool.count(), workers.length]).toEqual([1, 2]);
  clock.advance(100);
  await settle();
  expect(workers.map(({ number }) => number)).toEqual([1, 2, 1]);
  workers[2]?.serve();
  await settle();
  expect(lines).toEqual([
    'Worker 1 ended by signal SIGKILL; it is started again in 100 ms.',
    'Worker 1 serves again.',
  ]);
  expect([pool.count(), restarted]).toEqual([2, [100]]);
});

test('starts a worker again that was killed while others were still starting', async () => {
  const { pool, clock, workers, lines } = openPool(2);
  const started = pool.start();
  workers[0]?.serve();
  await settle();
  workers[0]?.end(KILLED);
  await settle();
  workers[1]?.serve();
  await started;
  clock.advance(100);
  await settle();
  expect(workers.map(({ number }) => number)).toEqual([1, 2, 1]);
  expect(lines).toEqual(['Worker 1 ended by signal SIGKILL; it is started again in 100 ms.']);
  expect(pool.count()).toBe(2);
});

test('waits longer for one that dies again and again, half a minute at most, until it has been well for a minute', async () => {
  const { clock, workers, lines, last } = await startPool(1);
  for (let death = 0; death < 12; death += 1) {
    last().end(KILLED);
    await settle();
    clock.advance(30_000);
    await settle();
  }
  const pauses = lines.map((line) => Number(/in (\d+) ms/.exec(line)?.[1]));
  expect(pauses).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000, 30_000]);
  last().serve();
  await settle();
  clock.advance(60_000);
  last().end(KILLED);
  await settle();
  expect(lines.at(-1)).toContain('in 100 ms');
  expect(workers).toHaveLength(13);
});

test('starts nobody again once it stops, and says whether all ended in order', async () => {
  const { pool, clock, workers } = await startPool(2);
  expect(await pool.stop()).toBe(true);
  clock.advance(60_000);
  await settle();
  expect([workers.length, pool.count()]).toEqual([2, 0]);
  const other = await startPool(1);
  other.last().process.stop = () => other.last().end(KILLED);
  expect(await other.pool.stop()).toBe(false);
});

test('tells the metrics of the workers that answer within a second', async () => {
  const { pool, clock, workers } = await startPool(2);
  const scraped = pool.scrape();
  const id = workers[1]?.asked[0]?.id ?? 0;
  workers[1]?.say({ kind: 'metrics', id, text: 'a 1' });
  clock.advance(1_000);
  expect(await scraped).toEqual([{ worker: 2, text: 'a 1' }]);
});

test('listens to a worker once, however often metrics are asked for', async () => {
  const { pool, workers } = await startPool(1);
  for (let round = 1; round <= 20; round += 1) {
    const scraped = pool.scrape();
    workers[0]?.say({ kind: 'metrics', id: workers[0].asked.at(-1)?.id ?? 0, text: `a ${round}` });
    expect(await scraped).toEqual([{ worker: 1, text: `a ${round}` }]);
  }
  expect(workers[0]?.messages).toHaveLength(1);
});
