/** Texts by key. No method throws. */
export interface KeyValueStore {
  /** `undefined` when there is none. */
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  /** Does nothing when there is none. */
  remove(key: string): void;
  /** In no particular order. */
  keys(): string[];
}

/** An edge refused an operation on a key; the store went on without it. */
export interface StorageFailure {
  readonly key: string;
  readonly operation: 'get' | 'set' | 'remove' | 'keys';
  readonly cause: unknown;
}
