import { expect, it } from 'vitest';
import { createMeterMemory } from './createMeterMemory.ts';

const clock = { now: () => 0 };
const read = (story: string, at: number) => ({ rule: 2, story, at });

it('adds what is remembered of a meter to an older cookie, each story once with its later moment', () => {
  const memory = createMeterMemory(clock);
  memory.remember({ id: 'one', reads: [read('a', 60_500), read('b', 120_500)] });
  expect(memory.complete({ id: 'one', reads: [read('a', 60_000), read('c', 0)] })).toEqual([
    read('c', 0),
    read('a', 60_500),
    read('b', 120_500),
  ]);
  expect(memory.complete({ id: 'other', reads: [read('c', 0)] })).toEqual([read('c', 0)]);
});

it('forgets the meter that was used least recently', () => {
  const memory = createMeterMemory(clock, { maxMeters: 2 });
  memory.remember({ id: 'one', reads: [read('a', 0)] });
  memory.remember({ id: 'two', reads: [read('b', 0)] });
  memory.complete({ id: 'one', reads: [] });
  memory.remember({ id: 'three', reads: [read('c', 0)] });
  const known = ['one', 'two', 'three'].map((id) => memory.complete({ id, reads: [] }).length);
  expect(known).toEqual([1, 0, 1]);
});
