import type { KeyValueStore } from './KeyValueStore.ts';

/** Creates a store in memory, for servers, tests, and browsers that refuse every other kind. */
export function createMemoryStore(start: Readonly<Record<string, string>> = {}): KeyValueStore {
  const values = new Map(Object.entries(start));
  return {
    get: (key) => values.get(key),
    set(key, value) {
      values.set(key, value);
    },
    remove(key) {
      values.delete(key);
    },
    keys: () => [...values.keys()],
  };
}
