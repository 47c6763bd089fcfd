import type { ContentRequest } from './ContentRequest.ts';

/**
 * Fetches one answer. All callers share it, so nobody may change it.
 *
 * Rejects with `ApiError` or `NetworkError`; in the process that runs the sources, with `ContentSourceError`.
 */
export type ContentLoader = (request: ContentRequest, signal: AbortSignal) => Promise<unknown>;
