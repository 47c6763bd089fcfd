import { systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import type { ContentClient } from './ContentClient.ts';
import type { ContentLoader } from './ContentLoader.ts';
import { createContentSlots } from './createContentSlots.ts';
import { requestKey } from './requestKey.ts';

export interface ContentClientOptions {
  readonly load: ContentLoader;
  readonly clock?: Clock;
  /** How long an answer counts as fresh, in milliseconds. Default 60 000. */
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
 * The cache between blocks and content.
 *
 * An answer is fresh for `freshMs`; after that `peek` still shows it while `watch` or `fetch` gets a new one. Answers
 * are shared between everybody who asks, so they are never changed.
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
      // A failure is in the entry, where the watcher reads it.
      const ask = () => void slots.refresh(key, request).catch(() => undefined);
      if (slots.fresh(key) === undefined) ask();
      const stopPolling = pollMs === undefined ? undefined : repeat(clock, pollMs, ask);
      return () => {
        stopListening();
        stopPolling?.();
      };
    },
  };
}
