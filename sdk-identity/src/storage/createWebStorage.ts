import type { WebStorage } from '@broadsheet/client-core';
import type { StorageBackend } from './StorageBackend.ts';

/** Returns a browser's storage; called at every use, may throw or return nothing. */
export type GetWebStorage = () => WebStorage | null | undefined;

type Attempt = <Result>(run: (storage: WebStorage) => Result) => Result | undefined;

/** Creates a backend of a browser's storage. Where the storage throws, the backend returns `false` or `undefined`. */
export function createWebStorage(getStorage?: GetWebStorage): StorageBackend {
  const undead = new Map<string, string>();

  const attempt: Attempt = (run) => {
    try {
      const storage = getStorage?.();
      return storage ? run(storage) : undefined;
    } catch {
      // The caller tries the next backend.
      return undefined;
    }
  };
  const read = (key: string): string | undefined => attempt((storage) => storage.getItem(key)) ?? undefined;
  const write = (key: string, text: string): true | undefined =>
    attempt((storage) => {
      storage.setItem(key, text);
      return true;
    });

  return {
    get(key) {
      const text = read(key);
      return text === undefined || undead.get(key) === text ? undefined : text;
    },
    set(key, text) {
      // Some browsers accept a text without storing it, so it is read back.
      if (write(key, text) !== true || read(key) !== text) return false;
      undead.delete(key);
      return true;
    },
    remove(key) {
      attempt((storage) => storage.removeItem(key));
      const left = read(key);
      // A browser that cannot remove an item may still overwrite it; otherwise this page at least ignores the text from now
      // on.
      if (left !== undefined && write(key, '') !== true) undead.set(key, left);
    },
  };
}
