import type { ReadNotes } from '../changes/createReadNotes.ts';
import type { ContentRequest } from './ContentRequest.ts';

/**
 * Fetches one answer. All callers share it, so nobody may change it.
 *
 * Rejects with `ApiError` or `NetworkError`; in the process that runs the sources, with `ContentSourceError`.
 *
 * @param notes receives what the answer was made from, as far as the content API tells it
 */
export type ContentLoader = (
  request: ContentRequest,
  signal: AbortSignal,
  notes?: ReadNotes,
) => Promise<unknown>;
