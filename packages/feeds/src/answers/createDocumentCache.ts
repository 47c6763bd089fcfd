/** A cache of documents that evicts the least recently used ones first. */
import type { Clock } from '@broadsheet/client-core';
import { getResponseSize } from '@broadsheet/engine';
import type { CachedResponse } from '@broadsheet/engine';

interface Entry {
  readonly response: CachedResponse;
  /** The time until which the document is fresh, in milliseconds since 1970. */
  readonly until: number;
  readonly moment: number;
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
  /** Returns a number that changes when documents may be outdated. Default: it never does. */
  readonly moment?: () => number;
}

/** Creates a cache for responses with the status 200; all others are created again for each request. */
export function createDocumentCache({
  clock,
  freshMs,
  maxBytes,
  moment: readMoment = () => 0,
}: DocumentCacheOptions): DocumentCache {
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

  async function makeAndKeep(
    flightKey: string,
    key: string,
    make: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const own = underWay;
    const moment = readMoment();
    try {
      const response = await make();
      // A document whose creation started before `clear` may be outdated.
      if (response.status === 200 && own === underWay) {
        entries.set(key, { response, until: clock.now() + freshMs, moment });
        trim();
      }
      return response;
    } finally {
      own.delete(flightKey);
    }
  }

  return {
    async getOrMake(key, make) {
      const known = entries.get(key);
      if (known !== undefined && clock.now() < known.until && known.moment === readMoment()) {
        entries.delete(key);
        entries.set(key, known);
        return known.response;
      }
      entries.delete(key);
      // What began before a change is not what a reader gets who comes after it.
      const flightKey = `${readMoment()} ${key}`;
      const flight = underWay.get(flightKey) ?? makeAndKeep(flightKey, key, make);
      underWay.set(flightKey, flight);
      return flight;
    },
    clear() {
      entries.clear();
      underWay = new Map();
    },
  };
}
