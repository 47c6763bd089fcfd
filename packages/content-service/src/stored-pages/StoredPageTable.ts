import type { KnownChanges } from '../changes/readChangedKeys.ts';

/** A page as it is stored. */
export interface StoredPageRow {
  /** With its trailing slash. */
  readonly path: string;
  /** All that was made from it up to this change. */
  readonly number: bigint;
  /** Digests of the keys of what it was made from, see `toContentKey`. */
  readonly keys: readonly number[];
  /** The ids of the page documents that it shows. */
  readonly documents: readonly string[];
  /** A digest of the program, the settings and the properties that it was made with. */
  readonly madeWith: string;
  /** Until when it may be sent if nothing changes, in milliseconds since 1970; absent: for ever. */
  readonly goodUntil?: number | undefined;
  /** What else its readers need to know, as text. */
  readonly facts: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A page as it is found. */
export interface FoundPage extends Pick<StoredPageRow, 'facts' | 'body'> {
  /** Up to which change, and until when, nothing has changed that it was made from, as far as the table knows. */
  readonly unchanged: KnownChanges;
}

export interface StoredPageTable {
  /** Finds the page of a path. @throws Error when the database is away */
  find(path: string): Promise<FoundPage | undefined>;
  /**
   * Adds or replaces a page. Resolves with false if it was made before a change that was swept already.
   *
   * @param known the last change it was made with, and until when that was the last one
   * @throws Error when the database is away
   */
  add(page: StoredPageRow, known: KnownChanges): Promise<boolean>;
  /**
   * Removes the pages that changes concern which were not swept yet. Resolves with how many there were.
   *
   * @throws Error when the database is away
   */
  sweep(): Promise<number>;
  /** Removes the oldest of more pages than `most`; with 0 all. @throws Error when the database is away */
  trim(most: number): Promise<void>;
  /**
   * Resolves with the paths of the newest stories that have no stored page which may be sent, at most `limit` of the newest `most`.
   *
   * @throws Error when the database is away
   */
  listMissing(wanted: {
    readonly limit: number;
    readonly most: number;
    readonly madeWith: string;
  }): Promise<readonly string[]>;
  /** Resolves with true if this process is the one that makes pages ahead, for the next ten seconds. */
  claimMaking(holder: string): Promise<boolean>;
}
