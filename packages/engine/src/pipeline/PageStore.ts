import type { Bytes } from '../chunks/Chunk.ts';
import type { QueryDependency } from '../cache/Dependencies.ts';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { MadeFrom } from '@broadsheet/sdk-content/server';

/** What a stored page has asked for, and the answer it got. */
export interface StoredRead {
  readonly request: ContentRequest;
  readonly version: string;
  /** Until when the answer needed not be asked for again, in milliseconds since 1970. */
  readonly freshUntil: number;
  /** See `EngineOptions.archiveVersion`. */
  readonly archiveVersion: string | undefined;
  readonly from: MadeFrom | undefined;
}

/** A page that was made before, by this process or another, and all that must be known to send it again. */
export interface StoredPage {
  /** The id of its page document. */
  readonly document: string;
  /** The ids of the page documents that it shows: its own, and those of shared sections, also of missing ones. */
  readonly documents: readonly string[];
  /** A digest of its page document with all shared sections in it. */
  readonly print: string;
  /** A digest of what it was made with otherwise, see `Engine.storesWith`. */
  readonly madeWith: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** The size of the plain body, in bytes. */
  readonly length: number;
  /** Compressed with Brotli. */
  readonly body: Bytes;
  /** What its route and its blocks have asked for. The order of the moments of `from` is that of this process. */
  readonly reads: readonly StoredRead[];
  /** Which values of the query it was made from; that of none of them is known. */
  readonly query: readonly QueryDependency[];
  /** When it changes by itself, in milliseconds since 1970; absent: never. */
  readonly changesAt?: number | undefined;
  /** Until when it may be sent if nothing changes, in milliseconds since 1970; absent: for ever. */
  readonly goodUntil?: number | undefined;
}

/** Where pages are kept that outlive the process. */
export interface PageStore {
  /**
   * Finds the page that was kept last of a path, unless something has changed since that it was made from. Never rejects.
   *
   * @param path with its trailing slash
   */
  find(path: string): Promise<StoredPage | undefined>;
  /** Keeps a page, some time later. @param page is still being compressed */
  keep(path: string, page: Promise<StoredPage>): void;
  /** Asks that a page be made anew, some time later, because a source that does not report changes has not been asked lately. */
  renew(path: string): void;
}
