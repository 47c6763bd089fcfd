/**
 * What the blocks of a page will ask for.
 *
 * Blocks say it themselves, by what they read of the page; so a list is kept like a fragment and good for every page on
 * which those readings are the same.
 */
import type { Clock } from '@broadsheet/client-core';
import { requestKey } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { EngineLog } from '../EngineOptions.ts';
import { createFragmentCache } from '../render/createFragmentCache.ts';
import { createIdentify } from '../render/createIdentify.ts';
import { createNotedPage } from '../render/createNotedPage.ts';
import { Dependencies } from '../render/Dependencies.ts';
import type { DependencyName } from '../render/Dependencies.ts';
import { dependencyReader } from '../render/PageScope.ts';
import type { PageScope } from '../render/PageScope.ts';
import { placesAtOnce } from '../render/Place.ts';
import type { Place, PlacedPage } from '../render/Place.ts';

/** Requests by their keys, each once. */
export type RequestList = ReadonlyMap<string, ContentRequest>;

export interface RequestLists {
  /** Of the blocks that a page is rendered with at once. */
  ofPage(page: PlacedPage, scope: PageScope): RequestList;
  clear(): void;
}

interface KeptList {
  readonly requests: RequestList;
  readonly dependencies: readonly DependencyName[];
  /** False if a block could not say what it reads: it is asked again. */
  readonly isWhole: boolean;
}

const MAX_LISTS = 1_000;

/** Asks each place; one that fails is logged and left out. */
export function listRequests(places: Iterable<Place>, scope: PageScope, log: EngineLog): KeptList {
  const requests = new Map<string, ContentRequest>();
  const dependencies = new Dependencies();
  const noted = { ...scope, page: createNotedPage(scope.page, dependencies) };
  let isWhole = true;
  for (const { block, id, prepared } of places) {
    try {
      for (const request of prepared.requests(noted)) requests.set(requestKey(request), request);
    } catch (error) {
      isWhole = false;
      log.error(`The block "${block.name}" cannot say which content it reads and is rendered without.`, {
        block: block.name,
        place: id,
        page: scope.page.path,
        error: String(error),
      });
    }
  }
  return { requests, dependencies: dependencies.names, isWhole };
}

export function createRequestLists(log: EngineLog, clock: Clock): RequestLists {
  const lists = createFragmentCache<KeptList>({ clock, maxEntries: MAX_LISTS });
  const identify = createIdentify();
  return {
    ofPage(page, scope) {
      const base = `${identify(page)} ${identify(scope.site)} ${scope.isAdmin}`;
      const read = dependencyReader(scope, 'page');
      const known = lists.find(base, read);
      if (known !== undefined) return known.requests;
      const made = listRequests(placesAtOnce(page, scope.isAdmin), scope, log);
      if (made.isWhole) lists.keep(base, read, made);
      return made.requests;
    },
    clear: () => lists.clear(),
  };
}
