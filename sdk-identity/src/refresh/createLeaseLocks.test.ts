import { createManualClock } from '@broadsheet/client-core';
import { expect, it } from 'vitest';
import { passTimeUntil, settle } from '../../test/setUp.ts';
import { createMemoryStorage } from '../storage/createMemoryStorage.ts';
import { createLeaseLocks } from './createLeaseLocks.ts';

const KEY = 'note';
const LASTS_MS = 12_000;

function setUp() {
  const clock = createManualClock(1_000_000);
  const backend = createMemoryStorage();
  const { signal } = new AbortController();
  const lease = (run: () => Promise<void>, random = 0.5) =>
    createLeaseLocks({ backend, clock, random: () => random, lastsMs: LASTS_MS }).request(
      KEY,
      { signal },
      run,
    );
  return { clock, backend, lease };
}

it('yields to a tab that writes its note at the same moment and a little later', async () => {
  const { clock, backend, lease } = setUp();
  const order: string[] = [];
  const work = lease(async () => void order.push('this tab'));
  // Another process has seen no lease either, and its write is the last one.
  clock.advance(10);
  backend.set(KEY, `other ${clock.now() + LASTS_MS}`);
  for (let step = 0; step < 10; step += 1) {
    await settle();
    clock.advance(100);
  }
  expect(order).toEqual([]);
  order.push('the other tab');
  backend.remove(KEY);
  await passTimeUntil(clock, 10, work);
  expect(order).toEqual(['the other tab', 'this tab']);
});

it('waits for a note to run out, and no longer', async () => {
  const { clock, backend, lease } = setUp();
  backend.set(KEY, `closed ${clock.now() + 5_000}`);
  let startedMs = 0;
  const work = lease(async () => {
    startedMs = clock.now() - 1_000_000;
  });
  await passTimeUntil(clock, 10, work);
  expect(startedMs).toBeGreaterThanOrEqual(5_000);
  expect(startedMs).toBeLessThan(5_300);
});

it('gives up waiting for a tab that renews its note for ever', async () => {
  const { clock, backend, lease } = setUp();
  const renew = (): void => {
    backend.set(KEY, `greedy ${clock.now() + LASTS_MS}`);
    clock.setTimeout(renew, 1_000);
  };
  renew();
  let startedMs = 0;
  const work = lease(async () => {
    startedMs = clock.now() - 1_000_000;
  });
  await passTimeUntil(clock, 10, work);
  expect(startedMs).toBeGreaterThanOrEqual(LASTS_MS);
  expect(startedMs).toBeLessThan(LASTS_MS + 300);
});

it('does not wait for a note from before the clock was set back', async () => {
  const { clock, backend, lease } = setUp();
  backend.set(KEY, `yesterday ${clock.now() + LASTS_MS + 1}`);
  const work = lease(async () => undefined);
  await passTimeUntil(clock, 10, work);
  expect(clock.now() - 1_000_000).toBeLessThan(300);
});

it('holds the note while the work runs', async () => {
  const { clock, backend, lease } = setUp();
  let note: string | undefined;
  await passTimeUntil(
    clock,
    10,
    lease(async () => {
      note = backend.get(KEY);
    }),
  );
  expect(note).toMatch(/^1000000\.0\.5 \d+$/);
  expect(backend.get(KEY)).toBeUndefined();
});

it('takes its note away when the work fails, and passes the failure on', async () => {
  const { clock, backend, lease } = setUp();
  const work = lease(() => Promise.reject(new Error('refused')));
  await expect(passTimeUntil(clock, 10, work)).rejects.toThrow('refused');
  expect(backend.get(KEY)).toBeUndefined();
});

it('leaves a note that is another tab’s by now', async () => {
  const { clock, backend, lease } = setUp();
  const theirs = `other ${clock.now() + 5_000}`;
  await passTimeUntil(
    clock,
    10,
    lease(async () => void backend.set(KEY, theirs)),
  );
  expect(backend.get(KEY)).toBe(theirs);
});

it('works without a note where nothing can be stored', async () => {
  const backend = { get: () => undefined, set: () => false, remove: () => undefined };
  const locks = createLeaseLocks({ backend, clock: createManualClock(), random: () => 0, lastsMs: LASTS_MS });
  let isDone = false;
  await locks.request(KEY, { signal: new AbortController().signal }, async () => {
    isDone = true;
  });
  expect(isDone).toBe(true);
});

it('runs nothing for a caller who has gone on without it', async () => {
  const { clock, backend } = setUp();
  const caller = new AbortController();
  const locks = createLeaseLocks({ backend, clock, random: () => 0, lastsMs: LASTS_MS });
  const work = locks.request(KEY, { signal: caller.signal }, () => Promise.reject(new Error('run')));
  caller.abort();
  await expect(passTimeUntil(clock, 10, work)).rejects.toMatchObject({ name: 'AbortError' });
});
