import { createManualClock } from '@broadsheet/client-core';
import { describe, expect, it } from 'vitest';
import { createClientBudget } from '@broadsheet/service-kit/http';
import type { BudgetLimits } from '@broadsheet/service-kit/http';
import { createRenderQueue } from './createRenderQueue.ts';

interface Queue {
  /** The keys in the order in which their runs started. */
  readonly begun: readonly string[];
  ask(key: string, client: string): Promise<string>;
  /** Ends the run of a key and lets the next one start. */
  finish(key: string): Promise<void>;
}

function openQueue({ burst, perSecond }: BudgetLimits = { burst: 100, perSecond: 1 }, waiting = 64): Queue {
  const budget = createClientBudget({ burst, perSecond }, createManualClock());
  const queue = createRenderQueue<string>({ running: 2, waiting, budget });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (key, client) =>
      queue.run({
        key,
        client,
        run: () =>
          new Promise((resolve) => {
            begun.push(key);
            ends.set(key, () => resolve(key));
          }),
      }),
    async finish(key) {
      ends.get(key)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const status = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;

describe('a queue', () => {
  it('has two runs at a time', async () => {
    const queue = openQueue();
    void queue.ask('a', 'x');
    void queue.ask('b', 'x');
    void queue.ask('c', 'x');
    expect(queue.begun).toEqual(['a', 'b']);
    await queue.finish('b');
    expect(queue.begun).toEqual(['a', 'b', 'c']);
  });

  it('does one run for all who ask for the same', async () => {
    const queue = openQueue();
    const answers = [queue.ask('a', 'x'), queue.ask('a', 'y')];
    await queue.finish('a');
    expect(await Promise.all(answers)).toEqual(['a', 'a']);
    expect(queue.begun).toEqual(['a']);
  });

  it('serves a reader before the requests of a flood', async () => {
    const queue = openQueue();
    for (let index = 0; index < 40; index += 1) void queue.ask(`flood-${index}`, 'attacker');
    void queue.ask('page-1', 'reader');
    void queue.ask('page-2', 'reader');
    await queue.finish('flood-0');
    await queue.finish('flood-1');
    expect(queue.begun).toEqual(['flood-0', 'flood-1', 'page-1', 'page-2']);
  });

  it('takes a run of the flood early when a reader waits for it too', async () => {
    const queue = openQueue();
    for (let index = 0; index < 40; index += 1) void queue.ask(`flood-${index}`, 'attacker');
    void queue.ask('flood-39', 'reader');
    await queue.finish('flood-0');
    expect(queue.begun.at(-1)).toBe('flood-39');
  });

  it('that is full turns away whoever had most, not the newcomer', async () => {
    const queue = openQueue(undefined, 3);
    const flood = Array.from({ length: 5 }, (_, index) => queue.ask(`flood-${index}`, 'attacker'));
    const reader = queue.ask('page', 'reader');
    await expect(flood[4]?.catch(status)).resolves.toBe(503);
    await queue.finish('flood-0');
    await queue.finish('page');
    expect(await reader).toBe('page');
  });

  it('refuses a client who has used up the budget, and no other', async () => {
    const queue = openQueue({ burst: 3, perSecond: 1 });
    for (const key of ['a', 'b', 'c']) void queue.ask(key, 'attacker');
    await expect(queue.ask('d', 'attacker').catch(status)).resolves.toBe(429);
    void queue.ask('e', 'reader');
    await queue.finish('a');
    expect(queue.begun.at(-1)).toBe('e');
  });
});

it('a budget grows back with time, up to what it was', () => {
  const clock = createManualClock();
  const budget = createClientBudget({ burst: 4, perSecond: 0.5 }, clock);
  for (let index = 0; index < 4; index += 1) budget.consume('x');
  expect(budget.remaining('x')).toBe(0);
  clock.advance(4_000);
  expect(budget.remaining('x')).toBe(2);
  clock.advance(60_000);
  expect([budget.remaining('x'), budget.remaining('y')]).toEqual([4, 4]);
});
