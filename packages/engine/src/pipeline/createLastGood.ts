/**
 * The last complete page of each URL, which is sent in place of a page that lacks content because a source failed or took
 * too long.
 */
import type { PageDocument } from '@broadsheet/page-document';
import type { ContentChanges } from '@broadsheet/sdk-content/server';
import { getCacheBytes } from '../cache/cacheShares.ts';
import { createUrlCache } from '../cache/createUrlCache.ts';
import type { UrlCache } from '../cache/createUrlCache.ts';
import { effectOn } from '../content/SourceRead.ts';
import type { SourceRead } from '../content/SourceRead.ts';
import { getResponseSize } from '../response/CachedResponse.ts';
import type { CachedResponse } from '../response/CachedResponse.ts';
import type { SentPage } from '../response/describePage.ts';
import { pageHeaders } from '../response/pageHeaders.ts';
import { MAX_PAGES } from './PageCache.ts';
import type { PageCacheOptions } from './PageCache.ts';
import type { PageUrl } from './PageSteps.ts';

/** Bytes that a read takes, roughly, beside those that the answers in memory share with it. */
const READ_BYTES = 100;
/** Milliseconds for which the last complete page of a URL replaces degraded ones. */
const LAST_GOOD_MS = 10 * 60_000;

/** A complete page, and what it was made from. */
export interface GoodResponse {
  readonly response: CachedResponse;
  readonly reads: readonly SourceRead[];
  readonly document: PageDocument;
  /** When one of its blocks begins or ends to be shown, in milliseconds since 1970; absent: never. */
  readonly changesAt?: number | undefined;
}

export interface LastGood extends UrlCache<GoodResponse> {
  /**
   * Finds the last complete page of a URL, unless content that it shows has changed, which may be hidden now, or a block of
   * it is to be shown no longer.
   */
  findShowable(url: PageUrl): GoodResponse | undefined;
}

export function createLastGood({ engine, clock }: PageCacheOptions, changes: ContentChanges): LastGood {
  const { maxPages = MAX_PAGES } = engine;
  const pages = createUrlCache<GoodResponse>({
    clock,
    maxEntries: maxPages,
    ttlMs: LAST_GOOD_MS,
    maxBytes: getCacheBytes('lastGood', engine),
    sizeOf: ({ response, reads }) => getResponseSize(response) + READ_BYTES * reads.length,
  });
  return {
    ...pages,
    findShowable({ path, query }) {
      const known = pages.find({ base: path, query });
      if (known === undefined || clock.now() >= (known.changesAt ?? Number.POSITIVE_INFINITY))
        return undefined;
      const isChanged = known.reads.some((read) => effectOn(read, changes) === 'content');
      return isChanged ? undefined : known;
    },
  };
}

/** Returns a complete page that replaces a degraded one, with the cache headers of the degraded one. */
export function standIn({ response: { headers, ...response }, ...page }: GoodResponse): SentPage {
  const degraded = { ...headers, ...pageHeaders({ status: 200, isDegraded: true }) };
  return { ...page, response: { ...response, headers: degraded }, isDegraded: true, staleBecause: 'failed' };
}
