import type { SalesContext } from '../SalesContext.ts';

/** Milliseconds for which a value is cached. */
const CACHED_MS = 5_000;

interface Known<Value> {
  readonly at: number;
  readonly value: Promise<Value>;
}

/**
 * Caches values that decisions need and readers cannot change: each is read from the database once in five seconds, also
 * for concurrent callers. A failed read is not cached.
 *
 * @param read reads the value of a key; there must be few keys, e.g. the codes of campaigns that rules name
 */
export function cacheBriefly<Value>(
  { clock }: Pick<SalesContext, 'clock'>,
  read: (key: string, now: number) => Promise<Value>,
): (key: string) => Promise<Value> {
  const known = new Map<string, Known<Value>>();
  return (key) => {
    const now = clock.now();
    const before = known.get(key);
    if (before !== undefined && now - before.at < CACHED_MS && now >= before.at) return before.value;
    const value = read(key, now);
    known.set(key, { at: now, value });
    value.catch(() => known.delete(key));
    return value;
  };
}
