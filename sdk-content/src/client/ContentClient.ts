import type { ContentRequest } from './ContentRequest.ts';

/** What a client knows of an answer. A failed refresh keeps the data that it could not replace. */
export type ContentEntry =
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly data: unknown }
  | { readonly status: 'failed'; readonly error: unknown };

export interface FetchOptions {
  readonly signal?: AbortSignal;
  /** Ask again even if a fresh answer is at hand. */
  readonly revalidate?: boolean;
}

export interface WatchOptions {
  /** Ask again after this many milliseconds, as long as somebody watches. */
  readonly pollMs?: number;
}

/**
 * Where blocks get their content. One per page in the browser, one per rendered page on the server.
 * Entries keep their identity until their content changes, so they can be compared by reference.
 */
export interface ContentClient {
  /**
   * The answer of a source; concurrent calls for the same request share one fetch.
   *
   * @throws what the loader throws; `NetworkError` `aborted` for a caller whose signal ends, alone
   */
  fetch(request: ContentRequest, options?: FetchOptions): Promise<unknown>;
  /** What is known now, without asking. */
  peek(request: ContentRequest): ContentEntry;
  /** Puts in an answer that came with the page. */
  prime(request: ContentRequest, data: unknown): void;
  /** Puts in an answer by its request key, as it travels in a page. */
  primeKey(key: string, data: unknown): void;
  /** Tells of every change of an entry until the returned function is called; asks for what is missing or stale. */
  watch(request: ContentRequest, listener: () => void, options?: WatchOptions): () => void;
}
