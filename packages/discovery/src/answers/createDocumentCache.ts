/** Documents made a moment ago, the least recently used ones forgotten first. */
import type { Clock } from '@broadsheet/client-core';
import { getResponseSize } from '@broadsheet/engine';
import type { CachedResponse } from '@broadsheet/engine';

interface Entry {
  readonly response: CachedResponse;
  /** In milliseconds since 1970. */
  readonly until: number;
}

export interface DocumentCache {
  /** Answers the document of a key, or makes it; requests that come at a time wait for one. */
  getOrMake(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse>;
  clear(): void;
}

export interface DocumentCacheOptions {
  readonly clock: Clock;
  /** Milliseconds for which a document is sent again as it is. */
  readonly freshMs: number;
  readonly maxBytes: number;
}

/** Keeps good answers alone: what was missing or failed is looked for again. */
export function createDocumentCache({ clock, freshMs, maxBytes }: DocumentCacheOptions): DocumentCache {
  const entries = new Map<string, Entry>();
  let underWay = new Map<string, Promise<CachedResponse>>();

  function trim(): void {
    let bytes = 0;
    for (const [key, { response }] of [...entries].toReversed()) {
      bytes += getResponseSize(response);
      if (bytes > maxBytes) entries.delete(key);
    }
  }

  async function makeAndKeep(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const own = underWay;
    try {
      const response = await make();
      // What was begun before everything was forgotten may be old.
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
