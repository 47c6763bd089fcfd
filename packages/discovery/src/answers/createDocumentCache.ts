/** A cache of documents that evicts the least recently used ones first. */
import type { Clock } from '@broadsheet/client-core';
import { getResponseSize } from '@broadsheet/engine';
import type { CachedResponse } from '@broadsheet/engine';

interface Entry {
  readonly response: CachedResponse;
  /** The time until which the document is fresh, in milliseconds since 1970. */
  readonly until: number;
}

export interface DocumentCache {
  /** Resolves with the cached document of a key, or creates it; concurrent requests share one creation. */
  getOrMake(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse>;
  clear(): void;
}

export interface DocumentCacheOptions {
  readonly clock: Clock;
  /** Milliseconds for which a cached document is fresh. */
  readonly freshMs: number;
  readonly maxBytes: number;
}

/** Creates a cache for responses with the status 200; all others are created again for each request. */
export function createDocumentCache({ clock, freshMs, maxBytes }: DocumentCacheOptions): DocumentCache {
  const entries = new Map<string, Entry>();
  let underWay = new Map<string, Promise<CachedResponse>>();

  function trim(): void {
    let bytes = 0;
    for (const [key, { response }] of [...entries].toReversed()) {
      const size = getResponseSize(response);
      // A document that does not fit must not evict those that do.
      if (bytes + size > maxBytes) entries.delete(key);
      else bytes += size;
    }
  }

  async function makeAndKeep(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const own = underWay;
    try {
      const response = await make();
      // A document whose creation started before `clear` may be outdated.
      if (response.status === 200 && own === underWay) {
        entries.set(key, { response, until: clock.now() + freshMs });
        trim();
      }
      return response;
    } finally {
      own.delete(key);
    }
  }

  return {
    async getOrMake(key, make) {
      const known = entries.get(key);
      if (known !== undefined && clock.now() < known.until) {
        entries.delete(key);
        entries.set(key, known);
        return known.response;
      }
      entries.delete(key);
      const flight = underWay.get(key) ?? makeAndKeep(key, make);
      underWay.set(key, flight);
      return flight;
    },
    clear() {
      entries.clear();
      underWay = new Map();
    },
  };
}
