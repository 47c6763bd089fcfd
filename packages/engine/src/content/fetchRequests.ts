import type { ContentAnswer } from './ContentAnswer.ts';
import type { ContentCache } from './createContentCache.ts';
import type { RequestList } from './createRequestLists.ts';

/** Fetches all requests in parallel, each once; a cached answer costs no promise. Never rejects. */
export async function fetchRequests(
  requests: RequestList,
  { fresh, get }: Pick<ContentCache, 'fresh' | 'get'>,
): Promise<ReadonlyMap<string, ContentAnswer>> {
  const answers = new Map<string, ContentAnswer>();
  const pending: Promise<void>[] = [];
  for (const [key, request] of requests) {
    const known = fresh(key);
    if (known !== undefined) answers.set(key, known);
    else pending.push(get(request).then((answer) => void answers.set(key, answer)));
  }
  if (pending.length > 0) await Promise.all(pending);
  return answers;
}
