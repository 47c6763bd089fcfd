import type { KnownChanges } from '../changes/readChangedKeys.ts';

/** A page as it is stored. */
export interface StoredPageRow {
  /** With its trailing slash. */
  readonly path: string;
  /** All that was made from it up to this change. */
  readonly number: bigint;
  /** Digests of the keys of what it was made from, see `toContentKey`. */
  readonly keys: readonly number[];
  /** What else its readers need to know, as text. */
  readonly facts: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface StoredPageTable {
  /** Finds the page of a path; its number is that of the last change that was swept, if it is higher. @throws Error when the database is away */
  find(path: string): Promise<Omit<StoredPageRow, 'keys'> | undefined>;
  /**
   * Adds or replaces a page. Resolves with false if it was made before a change that was swept already.
   *
   * @param known the last change it was made with, and until when that was the last one
   * @throws Error when the database is away
   */
  add(page: StoredPageRow, known: KnownChanges): Promise<boolean>;
  /**
   * Removes the pages that changes concern which were not swept yet, and the oldest of more than `most`. Resolves with the number
   * of pages that are gone.
   *
   * @throws Error when the database is away
   */
  sweep(most: number): Promise<number>;
  /**
   * Resolves with the paths of the newest stories that have no stored page, at most `limit` of the newest `most`.
   *
   * @throws Error when the database is away
   */
  listMissing(limit: number, most: number): Promise<readonly string[]>;
  /** Resolves with true if this process is the one that makes pages ahead, for the next ten seconds. */
  claimMaking(holder: string): Promise<boolean>;
}
