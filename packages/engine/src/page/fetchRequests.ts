import { requestKey } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { ContentAnswer } from '../content/ContentAnswer.ts';
import type { GetContent } from '../content/createContentCache.ts';
import type { EngineLog } from '../EngineOptions.ts';
import type { PageScope } from '../render/PageScope.ts';
import type { Place } from '../render/Place.ts';

function requestsOf({ block, id, prepared }: Place, scope: PageScope, log: EngineLog) {
  try {
    return prepared.requests(scope);
  } catch (error) {
    log.error(`The block "${block.name}" cannot say which content it reads and is rendered without.`, {
      block: block.name,
      place: id,
      page: scope.page.path,
      error: String(error),
    });
    return [];
  }
}

/** Everything that blocks will read, asked for at once and each thing once, by request key. Never rejects. */
export async function fetchPlaces(
  places: Iterable<Place>,
  scope: PageScope,
  get: GetContent,
  log: EngineLog,
): Promise<ReadonlyMap<string, ContentAnswer>> {
  const wanted = new Map<string, ContentRequest>();
  for (const place of places)
    for (const request of requestsOf(place, scope, log)) wanted.set(requestKey(request), request);
  const answers = await Promise.all(
    [...wanted].map(async ([key, request]) => [key, await get(request)] as const),
  );
  return new Map(answers);
}
