import { requestKey } from '@broadsheet/sdk-content';
import type { ContentClient, ContentEntry } from '@broadsheet/sdk-content';
import type { Dependencies } from '../cache/Dependencies.ts';
import type { ContentAnswer } from '../content/ContentAnswer.ts';

function toEntry(answer: ContentAnswer | undefined): ContentEntry {
  switch (answer?.status) {
    case undefined:
      return { status: 'missing' };
    case 'ready':
      return { status: 'ready', data: answer.data };
    case 'failed':
      return { status: 'failed', error: answer.error };
  }
}

/**
 * Creates the content client of a page's rendering. It has only the fetched content, so requests that a block has not
 * declared are missing.
 */
export function createPageContent(
  answers: ReadonlyMap<string, ContentAnswer>,
  dependencies: Dependencies,
): ContentClient {
  const entries = new Map<string, ContentEntry>();
  return {
    fetch: (request) =>
      Promise.reject(
        new Error(
          `"${request.source}" cannot be fetched while the page renders; name it in the block's "content".`,
        ),
      ),
    peek(request) {
      const key = requestKey(request);
      dependencies.record(`content:${key}`);
      const entry = entries.get(key) ?? toEntry(answers.get(key));
      entries.set(key, entry);
      return entry;
    },
    prime: () => undefined,
    primeKey: () => undefined,
    watch: () => () => undefined,
  };
}
