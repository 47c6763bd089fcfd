import type { Clock } from '@broadsheet/client-core';
import { getCacheBytes } from '../cache/cacheShares.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import { isFinalError } from './ContentAnswer.ts';
import { createContentCache } from './createContentCache.ts';
import type { ContentCache } from './createContentCache.ts';

const MAX_STORIES = 500;

/** Creates the cache of whole locked stories, separate from the content of public answers; `undefined` without `access`. */
export function createWholeStories(engine: EngineOptions, clock: Clock): ContentCache | undefined {
  const { access, sanitise, sourceTimeoutMs, log } = engine;
  if (access === undefined) return undefined;
  return createContentCache({
    load: async (request, signal, notes) => sanitise(await access.load(request, signal, notes)),
    clock,
    changes: engine.changes,
    onStale: engine.onStale,
    maxEntries: MAX_STORIES,
    maxBytes: getCacheBytes('wholeStories', engine),
    ...(sourceTimeoutMs !== undefined && { timeoutMs: sourceTimeoutMs }),
    onFailure({ source }, error) {
      if (!isFinalError(error))
        log.warn(`The content source "${source}" failed for a locked story.`, {
          source,
          error: String(error),
        });
    },
  });
}
