/**
 * The content requests of a page's blocks.
 *
 * Blocks declare them, depending on what they read of the page. So a list is cached like a fragment, and valid for every
 * page on which those values are the same.
 */
import type { Clock } from '@broadsheet/client-core';
import { requestKey } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { createDependencyCache } from '../cache/createDependencyCache.ts';
import { createObjectIds } from '../cache/createObjectIds.ts';
import { Dependencies } from '../cache/Dependencies.ts';
import type { DependencyName } from '../cache/Dependencies.ts';
import { trackPageReads } from '../cache/trackPageReads.ts';
import type { EngineLog } from '../EngineOptions.ts';
import { eagerInstances } from '../tree/BlockInstance.ts';
import type { BlockInstance, ResolvedPage } from '../tree/BlockInstance.ts';
import { dependencyReader } from './PageScope.ts';
import type { PageScope } from './PageScope.ts';

/** Requests by their keys. */
export type RequestList = ReadonlyMap<string, ContentRequest>;

export interface RequestLists {
  /** Returns the requests of the blocks of a page. */
  get(page: ResolvedPage, scope: PageScope): RequestList;
  clear(): void;
}

interface CachedList {
  readonly requests: RequestList;
  readonly dependencies: readonly DependencyName[];
  /** False if a block failed to declare its requests, so that the list is not cached. */
  readonly isWhole: boolean;
}

const MAX_LISTS = 1_000;

/** Collects the requests of instances; one that fails is logged and left out. */
export function listRequests(
  instances: Iterable<BlockInstance>,
  scope: PageScope,
  log: EngineLog,
): CachedList {
  const requests = new Map<string, ContentRequest>();
  const dependencies = new Dependencies();
  const noted = { ...scope, page: trackPageReads(scope.page, dependencies) };
  let isWhole = true;
  for (const { block, id, prepared } of instances) {
    try {
      for (const request of prepared.requests(noted)) requests.set(requestKey(request), request);
    } catch (error) {
      isWhole = false;
      log.error(`The block "${block.name}" cannot say which content it reads and is rendered without.`, {
        block: block.name,
        instance: id,
        page: scope.page.path,
        error: String(error),
      });
    }
  }
  return { requests, dependencies: dependencies.names, isWhole };
}

export function createRequestLists(log: EngineLog, clock: Clock): RequestLists {
  const lists = createDependencyCache<CachedList>({
    clock,
    maxEntries: MAX_LISTS,
    isWorthKeeping: ({ isWhole }) => isWhole,
  });
  const idOf = createObjectIds();
  return {
    get(page, scope) {
      const base = `${idOf(page.areas)} ${idOf(scope.site)} ${scope.isAdmin} ${scope.isStill}`;
      const lookup = { base, read: dependencyReader(scope, 'page') };
      const list = lists.getOrCreate(lookup, () => listRequests(eagerInstances(page, scope), scope, log));
      return list.requests;
    },
    clear: () => lists.clear(),
  };
}
