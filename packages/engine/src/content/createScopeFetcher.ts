/**
 * Fetches everything that the blocks of a page can read, before the first of them renders.
 *
 * Blocks declare their requests, and all of them are sent at once, in parallel. A failed or slow request is an answer too,
 * and affects only the blocks that read it.
 */
import type { Clock } from '@broadsheet/client-core';
import type { EngineOptions } from '../EngineOptions.ts';
import { eagerWithin } from '../tree/BlockInstance.ts';
import type { BlockInstance, ResolvedPage } from '../tree/BlockInstance.ts';
import type { ContentCache } from './createContentCache.ts';
import { createPageScopes } from './createPageScopes.ts';
import type { PageSubject } from './createPageScopes.ts';
import { createRequestLists, listRequests } from './createRequestLists.ts';
import type { RequestList } from './createRequestLists.ts';
import { fetchRequests } from './fetchRequests.ts';
import type { PageScope } from './PageScope.ts';

export interface FetchedPage extends PageScope {
  /** The requests of its blocks. */
  readonly requests: RequestList;
}

export interface ScopeFetcher {
  /** Fetches the content of the blocks that are rendered with the page. Never rejects. */
  forPage(page: ResolvedPage, subject: PageSubject): Promise<FetchedPage>;
  /** Fetches what one block of a page reads, with those inside it. Never rejects. */
  forInstance(instance: BlockInstance, subject: PageSubject): Promise<PageScope>;
  clear(): void;
}

export interface ScopeFetcherOptions {
  readonly engine: EngineOptions;
  readonly content: ContentCache;
  readonly clock: Clock;
}

export function createScopeFetcher({ engine, content, clock }: ScopeFetcherOptions): ScopeFetcher {
  const createScope = createPageScopes(engine, clock);
  const lists = createRequestLists(engine.log, clock);
  return {
    async forPage(page, subject) {
      const scope = createScope(subject);
      const requests = lists.get(page, scope);
      return { ...scope, requests, answers: await fetchRequests(requests, content) };
    },
    async forInstance(instance, subject) {
      const scope = createScope(subject);
      const { requests } = listRequests(eagerWithin(instance, scope), scope, engine.log);
      return { ...scope, answers: await fetchRequests(requests, content) };
    },
    clear: () => lists.clear(),
  };
}
