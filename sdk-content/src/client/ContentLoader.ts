import type { ContentRequest } from './ContentRequest.ts';

/**
 * Fetches one answer. Answers are shared between everybody who asks, so they are never changed.
 *
 * Rejects with `ApiError` or `NetworkError`, and where the sources run with `ContentSourceError`.
 */
export type ContentLoader = (request: ContentRequest, signal: AbortSignal) => Promise<unknown>;
