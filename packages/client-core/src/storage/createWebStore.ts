/**
 * Local or session storage that cannot break a page.
 *
 * Browsers may hide the storage, forbid it (private mode, blocked cookies) or run out of room at any call. A key that the
 * storage refuses is kept in memory until the storage accepts it again. Its older value is removed from the storage, so that
 * the next page does not find a value that was already replaced.
 */
import type { KeyValueStore, StorageFailure } from './KeyValueStore.ts';

/** The part of a browser's `Storage` that is used. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The part of a browser's `StorageEvent` that is used. */
export interface WebStorageEvent {
  /** `null` when the whole storage was cleared. */
  readonly key: string | null;
  /** The new value; `null` when the key was removed. */
  readonly newValue: string | null;
  readonly storageArea?: unknown;
}

/** A change that another tab made to the storage. */
export type StorageChange =
  | { readonly kind: 'set'; readonly key: string; readonly value: string }
  | { readonly kind: 'removed'; readonly key: string }
  | { readonly kind: 'cleared' };

export interface WebStoreOptions {
  /**
   * Starts to listen to the window's `storage` events, and returns a function that stops it. Absent: no changes are
   * reported.
   */
  readonly listen?: (run: (event: WebStorageEvent) => void) => () => void;
  /** Told of every refused operation; the store carries on by itself. Must not throw. */
  readonly onFailure?: (failure: StorageFailure) => void;
}

export interface WebStore extends KeyValueStore {
  /**
   * Reports what other tabs change in this storage; a key that was kept in memory takes their value.
   *
   * @returns a function that ends the subscription
   */
  subscribe(listener: (change: StorageChange) => void): () => void;
}

type Outcome<Result> = { readonly done: true; readonly result: Result } | { readonly done: false };
type Attempt = <Result>(
  operation: StorageFailure['operation'],
  key: string,
  run: (storage: WebStorage) => Result,
) => Outcome<Result>;

function attemptWith(getStorage: GetStorage, onFailure: WebStoreOptions['onFailure']): Attempt {
  return (operation, key, run) => {
    try {
      const storage = getStorage();
      if (!storage) throw new Error('This browser offers no such storage.');
      return { done: true, result: run(storage) };
    } catch (cause) {
      onFailure?.({ key, operation, cause });
      return { done: false };
    }
  };
}

function storedKeys(storage: WebStorage): string[] {
  const positions = Array.from({ length: storage.length }, (_, position) => position);
  return positions.map((position) => storage.key(position)).filter((key) => key !== null);
}

function toChange({ key, newValue }: WebStorageEvent): StorageChange {
  if (key === null) return { kind: 'cleared' };
  return newValue === null ? { kind: 'removed', key } : { kind: 'set', key, value: newValue };
}

/** The values that the storage refused, by key; `undefined` marks a key that it refused to remove. */
type Refused = Map<string, string | undefined>;

function keyValueStore(attempt: Attempt, refused: Refused): KeyValueStore {
  return {
    get(key) {
      if (refused.has(key)) return refused.get(key);
      const outcome = attempt('get', key, (storage) => storage.getItem(key));
      return outcome.done ? (outcome.result ?? undefined) : undefined;
    },
    set(key, value) {
      if (attempt('set', key, (storage) => storage.setItem(key, value)).done) {
        refused.delete(key);
        return;
      }
      refused.set(key, value);
      attempt('remove', key, (storage) => storage.removeItem(key));
    },
    remove(key) {
      if (attempt('remove', key, (storage) => storage.removeItem(key)).done) refused.delete(key);
      else refused.set(key, undefined);
    },
    keys() {
      const outcome = attempt('keys', '', storedKeys);
      const inStorage = outcome.done ? outcome.result : [];
      const inMemory = [...refused].filter(([, value]) => value !== undefined).map(([key]) => key);
      return [...inStorage.filter((key) => !refused.has(key)), ...inMemory];
    },
  };
}

type GetStorage = () => WebStorage | null | undefined;

/**
 * Creates a store on a browser's storage. Nothing is read before the first call.
 *
 * @param getStorage `() => window.localStorage`; called for every operation, may throw or return nothing
 */
export function createWebStore(getStorage: GetStorage, options: WebStoreOptions = {}): WebStore {
  const { listen, onFailure } = options;
  const refused: Refused = new Map();
  const attempt = attemptWith(getStorage, onFailure);

  // Local and session storage send the same kind of event.
  function isOurs({ key, storageArea }: WebStorageEvent): boolean {
    if (storageArea === undefined || storageArea === null) return true;
    const outcome = attempt('get', key ?? '', (storage) => storage === storageArea);
    return outcome.done && outcome.result;
  }

  function subscribe(listener: (change: StorageChange) => void): () => void {
    if (listen === undefined) return () => undefined;
    return listen((event) => {
      if (!isOurs(event)) return;
      if (event.key === null) refused.clear();
      else refused.delete(event.key);
      listener(toChange(event));
    });
  }

  return { ...keyValueStore(attempt, refused), subscribe };
}
