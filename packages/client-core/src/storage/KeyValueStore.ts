/** A store of texts by key. No method throws. */
export interface KeyValueStore {
  /** `undefined` when there is none. */
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  /** Removes a value; does nothing if there is none. */
  remove(key: string): void;
  /** In no particular order. */
  keys(): string[];
}

/** A failed operation on a key; the store continues without the storage behind it. */
export interface StorageFailure {
  readonly key: string;
  readonly operation: 'get' | 'set' | 'remove' | 'keys';
  readonly cause: unknown;
}
