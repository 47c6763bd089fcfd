import { createManualClock } from '@broadsheet/client-core';
import { expect, it } from 'vitest';
import { passTimeUntil, settle } from '../../test/setUp.ts';
import { createMemoryStorage } from '../storage/createMemoryStorage.ts';
import { withLease } from './withLease.ts';

const KEY = 'note';

function setUp() {
  const clock = createManualClock(1_000_000);
  const backend = createMemoryStorage();
  const lease = (run: () => Promise<string>, random = 0.5) =>
    withLease({ key: KEY, backend, clock, random: () => random, lastsMs: 12_000 }, run);
  return { clock, backend, lease };
}

it('yields to a tab that writes its note at the same moment and a little later', async () => {
  const { clock, backend, lease } = setUp();
  const order: string[] = [];
  const work = lease(async () => {
    order.push('this tab');
    return 'done';
  });
  // Another process has seen no note either, and its write lands last.
  clock.advance(10);
  backend.set(KEY, `other ${clock.now() + 12_000}`);
  for (let step = 0; step < 10; step += 1) {
    await settle();
    clock.advance(100);
  }
  expect(order).toEqual([]);
  order.push('the other tab');
  backend.remove(KEY);
  await expect(passTimeUntil(clock, 10, work)).resolves.toBe('done');
  expect(order).toEqual(['the other tab', 'this tab']);
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
  const work = lease(async () => {
    backend.set(KEY, theirs);
    return 'done';
  });
  await passTimeUntil(clock, 10, work);
  expect(backend.get(KEY)).toBe(theirs);
});

it('works without a note where nothing can be stored', async () => {
  const clock = createManualClock();
  const backend = { get: () => undefined, set: () => false, remove: () => undefined };
  const options = { key: KEY, backend, clock, random: () => 0, lastsMs: 12_000 };
  await expect(withLease(options, async () => 'done')).resolves.toBe('done');
});
