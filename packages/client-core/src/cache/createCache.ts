/**
 * A bounded cache whose entries age: fresh, then stale but usable while a newer value is fetched, then gone.
 *
 * The least recently used entry is evicted first. The cache is bounded by the number of entries and by the sum of their
 * sizes.
 */
import type { Clock } from '../clock/Clock.ts';

export type CacheRead<Value> =
  | { readonly state: 'fresh'; readonly value: Value }
  | { readonly state: 'stale'; readonly value: Value }
  | { readonly state: 'missing'; readonly value?: undefined };

export interface CacheLifetime {
  /** Milliseconds for which the entry is fresh; `Infinity` for an entry that never ages. */
  readonly ttlMs: number;
  /** Milliseconds after that for which it is stale; 0 when left out. */
  readonly staleMs?: number;
}

export interface Cache<Value> {
  get(key: string): CacheRead<Value>;
  set(key: string, value: Value, lifetime: CacheLifetime): void;
  delete(key: string): void;
  clear(): void;
}

export interface CacheOptions<Value = unknown> {
  readonly clock: Pick<Clock, 'now'>;
  /** The maximum number of entries, a whole number from 1. */
  readonly maxEntries: number;
  /** What all entries together may measure, in the unit of `sizeOf`. A value beyond that alone is not kept. */
  readonly maxSize?: number;
  /** Returns the size of a value; called once, when it is stored. Default: 1 for each. */
  readonly sizeOf?: (value: Value, key: string) => number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly size: number;
  readonly storedMs: number;
  readonly ttlMs: number;
  readonly staleMs: number;
}

function getState({ storedMs, ttlMs, staleMs }: Entry<unknown>, nowMs: number): CacheRead<unknown>['state'] {
  const ageMs = nowMs - storedMs;
  // After a clock was set back, an entry would otherwise live longer.
  if (ageMs < 0) return 'missing';
  if (ageMs < ttlMs) return 'fresh';
  return ageMs < ttlMs + staleMs ? 'stale' : 'missing';
}

/**
 * Creates a cache.
 *
 * @throws RangeError when `maxEntries` is not a whole number from 1
 */
export function createCache<Value>(options: CacheOptions<Value>): Cache<Value> {
  const { clock, maxEntries, maxSize = Number.POSITIVE_INFINITY, sizeOf = () => 1 } = options;
  if (!Number.isInteger(maxEntries) || maxEntries < 1) {
    throw new RangeError(`maxEntries must be a whole number from 1, and is ${maxEntries}.`);
  }
  // A Map keeps insertion order, so the first entry is the least recently used one.
  const entries = new Map<string, Entry<Value>>();
  let size = 0;

  function remove(key: string): void {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function makeRoom(): void {
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries && size <= maxSize) return;
      remove(oldest);
    }
  }

  function get(key: string): CacheRead<Value> {
    const entry = entries.get(key);
    if (entry === undefined) return { state: 'missing' };
    const state = getState(entry, clock.now());
    if (state === 'missing') {
      remove(key);
      return { state };
    }
    entries.delete(key);
    entries.set(key, entry);
    return { state, value: entry.value };
  }

  function set(key: string, value: Value, { ttlMs, staleMs = 0 }: CacheLifetime): void {
    remove(key);
    const entry = { value, size: sizeOf(value, key), storedMs: clock.now(), ttlMs, staleMs };
    // A value that is too large anyway must not evict others.
    if (entry.size > maxSize) return;
    entries.set(key, entry);
    size += entry.size;
    makeRoom();
  }

  return {
    get,
    set,
    delete: remove,
    clear() {
      entries.clear();
      size = 0;
    },
  };
}
