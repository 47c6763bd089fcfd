import { isContentSourceError } from '@broadsheet/sdk-content/server';
import type { MadeFrom } from '@broadsheet/sdk-content/server';

interface Versioned {
  /** Changes only when the content does. */
  readonly version: string;
  /** What it was made from; absent if nobody knows. */
  readonly from?: MadeFrom | undefined;
}

/** The answer of a source. */
export type ContentAnswer =
  | (Versioned & { readonly status: 'ready'; readonly data: unknown })
  | (Versioned & { readonly status: 'failed'; readonly error: unknown });

/** Returns whether an error is the answer of a working source: the content does not exist, or the request is wrong. */
export function isFinalError(error: unknown): boolean {
  return isContentSourceError(error) && error.kind !== 'failed';
}

/** Returns whether an answer is missing because its source failed or took too long, so that a retry may succeed. */
export function isTroubled(answer: ContentAnswer): boolean {
  return answer.status === 'failed' && !isFinalError(answer.error);
}
