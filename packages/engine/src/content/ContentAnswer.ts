import { isContentSourceError } from '@broadsheet/sdk-content/server';

/** The answer of a source. Its version changes only when its content does. */
export type ContentAnswer =
  | { readonly status: 'ready'; readonly data: unknown; readonly version: string }
  | { readonly status: 'failed'; readonly error: unknown; readonly version: string };

/** Returns whether an error is the answer of a working source: the content does not exist, or the request is wrong. */
export function isFinalError(error: unknown): boolean {
  return isContentSourceError(error) && error.kind !== 'failed';
}

/** Returns whether an answer is missing because its source failed or took too long, so that a retry may succeed. */
export function isTroubled(answer: ContentAnswer): boolean {
  return answer.status === 'failed' && !isFinalError(answer.error);
}
