import { isContentSourceError } from '@broadsheet/sdk-content/server';

/** What a source answered. The version changes only when the answer does. */
export type ContentAnswer =
  | { readonly status: 'ready'; readonly data: unknown; readonly version: string }
  | { readonly status: 'failed'; readonly error: unknown; readonly version: string };

/** True for the error of a source that works and says that there is nothing, or that the question is wrong. */
export function isFinalError(error: unknown): boolean {
  return isContentSourceError(error) && error.kind !== 'failed';
}

/** True for an answer that lacks because a source failed or took too long: asked again, it may be there. */
export function isTroubled(answer: ContentAnswer): boolean {
  return answer.status === 'failed' && !isFinalError(answer.error);
}
