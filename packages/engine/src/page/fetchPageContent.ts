import type { ContentScope } from '@broadsheet/block-kit';
import { requestKey } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { ContentAnswer } from '../content/createContentCache.ts';
import { allPlaces } from '../render/Place.ts';
import type { Place, PlacedPage } from '../render/Place.ts';

type Get = (request: ContentRequest) => Promise<ContentAnswer>;

async function fetchAll(
  requests: Iterable<ContentRequest>,
  get: Get,
): Promise<ReadonlyMap<string, ContentAnswer>> {
  const wanted = new Map<string, ContentRequest>();
  for (const request of requests) wanted.set(requestKey(request), request);
  const answers = await Promise.all(
    [...wanted].map(async ([key, request]) => [key, await get(request)] as const),
  );
  return new Map(answers);
}

/** Everything that the blocks of a page will read, asked for at once and each thing once. Never rejects. */
export function fetchPageContent(page: PlacedPage, scope: ContentScope, get: Get, isAdmin: boolean) {
  const waiting = (place: Place) => place.prepared.isLazy && !isAdmin;
  const places = [...allPlaces(page)].filter((place) => !waiting(place));
  return fetchAll(
    places.flatMap((place) => place.prepared.requests(scope)),
    get,
  );
}

/** The same for one block and what stands inside it. */
export function fetchPlaceContent(place: Place, scope: ContentScope, get: Get) {
  const inside = (each: Place): readonly ContentRequest[] => [
    ...each.prepared.requests(scope),
    ...each.children.flatMap(inside),
  ];
  return fetchAll(inside(place), get);
}
