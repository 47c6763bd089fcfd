/**
 * The stored items of a reader, whichever backend each one is in.
 *
 * An item is in one backend at a time: writing it removes it from all others. If a backend refuses an item, the next one is
 * tried; so memory, which refuses nothing, is the last in every order.
 */
import type { StorageBackend, BackendName } from './StorageBackend.ts';

export interface Found<Value> {
  readonly backend: BackendName;
  readonly value: Value;
}

export interface Items {
  /**
   * Returns the first item with that key that can be parsed.
   *
   * @param parse returns `undefined` for an invalid text; the next backend is tried then
   */
  find<Value>(key: string, parse: (text: string) => Value | undefined): Found<Value> | undefined;
  put(key: string, text: string, order: readonly BackendName[]): void;
  /** Removes an item from every backend, or from the given ones. */
  remove(key: string, from?: readonly BackendName[]): void;
}

export type Backends = Readonly<Record<BackendName, StorageBackend>>;

/** Creates the items of the given backends. @param order the order in which backends are read */
export function createItems(backends: Backends, order: readonly BackendName[]): Items {
  function remove(key: string, from: readonly BackendName[] = order): void {
    for (const name of from) backends[name].remove(key);
  }

  return {
    find(key, parse) {
      for (const backend of order) {
        const text = backends[backend].get(key);
        const value = text === undefined ? undefined : parse(text);
        if (value !== undefined) return { backend, value };
      }
      return undefined;
    },
    put(key, text, targets) {
      const kept = targets.find((name) => backends[name].set(key, text));
      remove(
        key,
        order.filter((name) => name !== kept),
      );
    },
    remove,
  };
}
