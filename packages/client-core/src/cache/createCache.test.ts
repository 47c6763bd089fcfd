import { describe, expect, it } from 'vitest';
import { createCache, createManualClock } from '../index.ts';
import type { Cache } from '../index.ts';

describe('createCache', () => {
  it('lets an entry age from fresh through stale to missing', () => {
    const clock = createManualClock();
    const cache = createCache<string>({ clock, maxEntries: 5 });
    cache.set('story', 'text', { ttlMs: 100, staleMs: 50 });
    expect(cache.get('story')).toEqual({ state: 'fresh', value: 'text' });
    clock.advance(99);
    expect(cache.get('story').state).toBe('fresh');
    clock.advance(1);
    expect(cache.get('story')).toEqual({ state: 'stale', value: 'text' });
    clock.advance(49);
    expect(cache.get('story').state).toBe('stale');
    clock.advance(1);
    expect(cache.get('story')).toEqual({ state: 'missing' });
  });

  it('has no stale time unless told', () => {
    const clock = createManualClock();
    const cache = createCache<string>({ clock, maxEntries: 5 });
    cache.set('story', 'text', { ttlMs: 100 });
    clock.advance(100);
    expect(cache.get('story')).toEqual({ state: 'missing' });
  });

  it('keeps an entry of endless lifetime', () => {
    const clock = createManualClock();
    const cache = createCache<number>({ clock, maxEntries: 1 });
    cache.set('config', 1, { ttlMs: Infinity });
    clock.advance(1e15);
    expect(cache.get('config').state).toBe('fresh');
  });

  it('starts the lifetime anew when an entry is written again', () => {
    const clock = createManualClock();
    const cache = createCache<string>({ clock, maxEntries: 5 });
    cache.set('story', 'old', { ttlMs: 100 });
    clock.advance(80);
    cache.set('story', 'new', { ttlMs: 100 });
    clock.advance(80);
    expect(cache.get('story')).toEqual({ state: 'fresh', value: 'new' });
  });

  it('drops the entry that was used longest ago, reads counting as use', () => {
    const cache = createCache<number>({ clock: createManualClock(), maxEntries: 2 });
    cache.set('a', 1, { ttlMs: 10 });
    cache.set('b', 2, { ttlMs: 10 });
    cache.get('a');
    cache.set('c', 3, { ttlMs: 10 });
    expect(['a', 'b', 'c'].map((key) => cache.get(key).state)).toEqual(['fresh', 'missing', 'fresh']);
  });

  describe('with a size', () => {
    const createMeasured = () =>
      createCache<string>({
        clock: createManualClock(),
        maxEntries: 100,
        maxSize: 10,
        sizeOf: (value) => value.length,
      });
    const statesOf = (cache: Cache<string>, keys: string) =>
      keys.split('').map((key) => cache.get(key).state);

    it('drops as many old entries as a new one needs room', () => {
      const cache = createMeasured();
      for (const key of ['a', 'b', 'c']) cache.set(key, 'xxx', { ttlMs: 10 });
      expect(statesOf(cache, 'abc')).toEqual(['fresh', 'fresh', 'fresh']);
      cache.set('d', 'xxxxx', { ttlMs: 10 });
      expect(statesOf(cache, 'abcd')).toEqual(['missing', 'missing', 'fresh', 'fresh']);
    });

    it('forgets the old value, and drops nothing, where the new one has no room at all', () => {
      const cache = createMeasured();
      cache.set('a', 'xxx', { ttlMs: 10 });
      cache.set('b', 'xxx', { ttlMs: 10 });
      cache.set('b', 'x'.repeat(11), { ttlMs: 10 });
      expect(statesOf(cache, 'ab')).toEqual(['fresh', 'missing']);
    });

    it('counts an entry once that is written again, and none that is gone', () => {
      const clock = createManualClock();
      const cache = createCache<string>({
        clock,
        maxEntries: 9,
        maxSize: 10,
        sizeOf: ({ length }) => length,
      });
      for (let time = 0; time < 5; time += 1) cache.set('a', 'xxxxx', { ttlMs: 10 });
      cache.set('b', 'xxxxx', { ttlMs: 100 });
      expect(statesOf(cache, 'ab')).toEqual(['fresh', 'fresh']);
      clock.advance(10);
      expect(statesOf(cache, 'a')).toEqual(['missing']);
      cache.set('c', 'xxxxx', { ttlMs: 100 });
      expect(statesOf(cache, 'bc')).toEqual(['fresh', 'fresh']);
      cache.delete('c');
      cache.set('d', 'xxxxx', { ttlMs: 100 });
      expect(statesOf(cache, 'bd')).toEqual(['fresh', 'fresh']);
      cache.clear();
      cache.set('e', 'x'.repeat(10), { ttlMs: 100 });
      expect(statesOf(cache, 'e')).toEqual(['fresh']);
    });
  });

  it('treats an entry from the future as missing, as after the clock was set back', () => {
    let nowMs = 1000;
    const clock = { now: () => nowMs, setTimeout: () => () => undefined };
    const cache = createCache<number>({ clock, maxEntries: 2 });
    cache.set('a', 1, { ttlMs: 10 });
    nowMs = 999;
    expect(cache.get('a')).toEqual({ state: 'missing' });
  });

  it('keeps undefined as a value', () => {
    const cache = createCache<undefined>({ clock: createManualClock(), maxEntries: 2 });
    cache.set('a', undefined, { ttlMs: 10 });
    expect(cache.get('a')).toEqual({ state: 'fresh', value: undefined });
  });

  it('deletes one entry and clears all', () => {
    const cache = createCache<number>({ clock: createManualClock(), maxEntries: 3 });
    for (const key of ['a', 'b', 'c']) cache.set(key, 1, { ttlMs: 10 });
    cache.delete('a');
    expect([cache.get('a').state, cache.get('b').state]).toEqual(['missing', 'fresh']);
    cache.clear();
    expect(cache.get('b').state).toBe('missing');
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses room for %d entries', (maxEntries) => {
    expect(() => createCache({ clock: createManualClock(), maxEntries })).toThrow(RangeError);
  });

  it('counts each value as one where nobody measures them', () => {
    const cache = createCache<string>({ clock: createManualClock(), maxEntries: 9, maxSize: 2 });
    for (const key of ['a', 'b', 'c']) cache.set(key, key, { ttlMs: 1_000 });
    expect(['a', 'b', 'c'].map((key) => cache.get(key).state)).toEqual(['missing', 'fresh', 'fresh']);
  });
});
