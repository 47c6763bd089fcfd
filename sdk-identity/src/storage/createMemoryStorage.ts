import type { StorageBackend } from './StorageBackend.ts';

/** Creates a backend that stores every text in memory. */
export function createMemoryStorage(): StorageBackend {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key),
    set: (key, text) => texts.set(key, text).has(key),
    remove: (key) => void texts.delete(key),
  };
}
