import type { ContentAnswer } from './ContentAnswer.ts';
import type { ContentCache } from './createContentCache.ts';
import type { RequestList } from './createRequestLists.ts';

/** Fetches all requests in parallel, each once; a cached answer costs no promise. Never rejects. */
export async function fetchRequests(
  requests: RequestList,
  { find, get }: Pick<ContentCache, 'find' | 'get'>,
): Promise<ReadonlyMap<string, ContentAnswer>> {
  const answers = new Map<string, ContentAnswer>();
  const pending: Promise<void>[] = [];
  for (const [key, request] of requests) {
    const { answer, isFresh } = find(key);
    if (answer !== undefined && isFresh) answers.set(key, answer);
    else pending.push(get(request).then((got) => void answers.set(key, got)));
  }
  if (pending.length > 0) await Promise.all(pending);
  return answers;
}
