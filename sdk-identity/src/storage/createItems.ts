/**
 * The stored items of a reader, wherever each one is.
 *
 * An item is in one backend at a time: writing it takes it out of all others. A backend that refuses passes it on to the
 * next, so memory, which refuses nothing, comes last in every order.
 */
import type { StorageBackend, BackendName } from './StorageBackend.ts';

export interface Found<Value> {
  readonly backend: BackendName;
  readonly value: Value;
}

export interface Items {
  /**
   * The first item of that name that can be read.
   *
   * @param parse answers `undefined` for a text that it cannot use; the next backend is tried then
   */
  find<Value>(key: string, parse: (text: string) => Value | undefined): Found<Value> | undefined;
  put(key: string, text: string, order: readonly BackendName[]): void;
  /** Takes an item out of every backend, or of those named. */
  remove(key: string, from?: readonly BackendName[]): void;
}

export type Backends = Readonly<Record<BackendName, StorageBackend>>;

/** @param order in which backends are read */
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
