import type { WebStorage } from '@broadsheet/client-core';
import type { StorageBackend } from './StorageBackend.ts';

/** How a browser's storage is reached; asked at every use, may throw or give nothing. */
export type GetWebStorage = () => WebStorage | null | undefined;

type Attempt = <Result>(run: (storage: WebStorage) => Result) => Result | undefined;

/** Makes a backend of a browser's storage. What the storage refuses by throwing is answered by `false` or absence. */
export function createWebStorage(getStorage?: GetWebStorage): StorageBackend {
  const undead = new Map<string, string>();

  const attempt: Attempt = (run) => {
    try {
      const storage = getStorage?.();
      return storage ? run(storage) : undefined;
    } catch {
      // The caller moves on to the next backend.
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
      // What cannot be read back is of no use.
      if (write(key, text) !== true || read(key) !== text) return false;
      undead.delete(key);
      return true;
    },
    remove(key) {
      attempt((storage) => storage.removeItem(key));
      const left = read(key);
      // A browser that removes nothing may still overwrite; else the text is dead to this page at least.
      if (left !== undefined && write(key, '') !== true) undead.set(key, left);
    },
  };
}
