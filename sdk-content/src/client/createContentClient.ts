import { systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import type { ContentClient } from './ContentClient.ts';
import type { ContentLoader } from './ContentLoader.ts';
import { createContentSlots } from './createContentSlots.ts';
import { requestKey } from './requestKey.ts';

export interface ContentClientOptions {
  readonly load: ContentLoader;
  readonly clock?: Clock;
  /** Milliseconds for which an answer counts as fresh. Default: 60 000. */
  readonly freshMs?: number;
}

function repeat(clock: Clock, everyMs: number, run: () => void): () => void {
  let cancel = clock.setTimeout(function tick() {
    cancel = clock.setTimeout(tick, everyMs);
    run();
  }, everyMs);
  return () => cancel();
}

/**
 * Creates a client, which caches answers for all blocks.
 *
 * An answer is fresh for `freshMs`; after that `peek` still returns it, while `watch` or `fetch` loads a new one. All
 * callers share the answers, so nobody may change them.
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { load, clock = systemClock, freshMs = 60_000 } = options;
  const slots = createContentSlots({ load, clock, freshMs });
  return {
    async fetch(request, { signal, revalidate = false } = {}) {
      const key = requestKey(request);
      const fresh = revalidate ? undefined : slots.fresh(key);
      return fresh === undefined ? slots.refresh(key, request, signal) : fresh.data;
    },
    peek: (request) => slots.read(requestKey(request)),
    prime: (request, data) => slots.put(requestKey(request), data),
    primeKey: (key, data) => slots.put(key, data),
    watch(request, listener, { pollMs } = {}) {
      const key = requestKey(request);
      const stopListening = slots.listen(key, listener);
      // A failure is stored in the entry, where the listener reads it.
      const refresh = () => void slots.refresh(key, request).catch(() => undefined);
      if (slots.fresh(key) === undefined) refresh();
      const stopPolling = pollMs === undefined ? undefined : repeat(clock, pollMs, refresh);
      return () => {
        stopListening();
        stopPolling?.();
      };
    },
  };
}
