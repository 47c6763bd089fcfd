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

export interface ScopeFetcherOptions {
  readonly engine: EngineOptions;
  readonly content: ContentCache;
  readonly clock: Clock;
}

export class ScopeFetcher {
  readonly #options: ScopeFetcherOptions;
  readonly #createScope: (subject: PageSubject) => PageScope;
  readonly #lists: ReturnType<typeof createRequestLists>;

  constructor(options: ScopeFetcherOptions) {
    const { engine, clock } = options;
    this.#options = options;
    this.#createScope = createPageScopes(engine, clock);
    this.#lists = createRequestLists(engine.log, clock);
  }

  /** Fetches the content of the blocks that are rendered with the page. Never rejects. */
  async fetchForPage(page: ResolvedPage, subject: PageSubject): Promise<FetchedPage> {
    const scope = this.#createScope(subject);
    const requests = this.#lists.get(page, scope);
    return { ...scope, requests, answers: await fetchRequests(requests, this.#options.content) };
  }

  /** Fetches what one block of a page reads, with those inside it. Never rejects. */
  async fetchForInstance(instance: BlockInstance, subject: PageSubject): Promise<PageScope> {
    const { engine, content } = this.#options;
    const scope = this.#createScope(subject);
    const { requests } = listRequests(eagerWithin(instance, scope), scope, engine.log);
    return { ...scope, answers: await fetchRequests(requests, content) };
  }

  clear(): void {
    this.#lists.clear();
  }
}
