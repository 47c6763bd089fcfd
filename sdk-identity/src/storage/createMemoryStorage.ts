import type { StorageBackend } from './StorageBackend.ts';

/** Makes a backend that takes everything and lasts as long as itself. */
export function createMemoryStorage(): StorageBackend {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key),
    set: (key, text) => texts.set(key, text).has(key),
    remove: (key) => void texts.delete(key),
  };
}
