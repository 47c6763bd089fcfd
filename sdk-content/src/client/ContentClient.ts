import type { ContentRequest } from './ContentRequest.ts';

/** The client's state of an answer. If a refresh fails, the entry keeps its previous data. */
export type ContentEntry =
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly data: unknown }
  | { readonly status: 'failed'; readonly error: unknown };

export interface FetchOptions {
  readonly signal?: AbortSignal;
  /** Whether to fetch the answer even if the client has a fresh one. */
  readonly revalidate?: boolean;
}

export interface WatchOptions {
  /** The interval in milliseconds at which the answer is fetched again while it is watched. */
  readonly pollMs?: number;
}

/**
 * The client through which blocks read content: one per page in the browser, one per rendered page on the server.
 * An entry stays the same object until its content changes, so entries can be compared by reference.
 */
export interface ContentClient {
  /**
   * Resolves with the answer of a source; concurrent calls for the same request share one fetch.
   *
   * @throws what the loader throws; `NetworkError` `aborted` when the caller's signal is aborted, for that caller only
   */
  fetch(request: ContentRequest, options?: FetchOptions): Promise<unknown>;
  /** Returns the current entry, without a fetch. */
  peek(request: ContentRequest): ContentEntry;
  /** Stores an answer that was sent with the page. */
  prime(request: ContentRequest, data: unknown): void;
  /** Stores an answer by its request key, under which the page data contains it. */
  primeKey(key: string, data: unknown): void;
  /** Fetches a missing or stale answer, and calls the listener at every change until the returned function is called. */
  watch(request: ContentRequest, listener: () => void, options?: WatchOptions): () => void;
}
