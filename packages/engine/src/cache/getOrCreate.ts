import type { Cache } from '@broadsheet/client-core';

const FOREVER = { ttlMs: Number.POSITIVE_INFINITY };

/** Returns the cached value of a key; if there is none, creates it and caches it for as long as there is room. */
export function getOrCreate<Value>(cache: Cache<Value>, key: string, create: () => Value): Value {
  const known = cache.get(key);
  if (known.state === 'fresh') return known.value;
  const made = create();
  cache.set(key, made, FOREVER);
  return made;
}
