/**
 * The server's memory of content.
 *
 * An answer is served at once while it is fresh, and also when it is stale: then it is asked for again behind the
 * reader's back. What takes longer than its time limit counts as failed for the page that waits, but may still arrive
 * for the next one; a failure is remembered for a few seconds, so that a source in trouble is left in peace and costs
 * only its own blocks. Every entry carries a version that changes only when its content does: whatever was made from
 * an entry is good for as long as the version is the same.
 */
import { createCache, systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { requestKey } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';

export type ContentAnswer =
  | { readonly status: 'ready'; readonly data: unknown; readonly version: number }
  | { readonly status: 'failed'; readonly error: unknown; readonly version: number };

export interface ContentCacheOptions {
  readonly load: (request: ContentRequest, signal: AbortSignal) => Promise<unknown>;
  readonly clock?: Clock;
  /** Milliseconds an answer is fresh, by source. Default 30 000. */
  readonly freshMs?: (source: string) => number;
  /** Milliseconds a page waits for a source. Default 2 000. */
  readonly timeoutMs?: number;
  /** Milliseconds for which a failure is not tried again. Default 5 000. */
  readonly failureMs?: number;
  readonly maxEntries?: number;
  readonly onFailure?: (request: ContentRequest, error: unknown) => void;
}

export interface ContentCache {
  /** Never rejects. */
  get(request: ContentRequest): Promise<ContentAnswer>;
  /** What is in memory now. */
  peek(key: string): ContentAnswer | undefined;
  /** Forgets everything, e.g. after an editor has published. */
  clear(): void;
}

export class SourceTimeout extends Error {
  constructor(source: string, milliseconds: number) {
    super(
      `The content source "${source}" did not answer within ${milliseconds} ms; the blocks that need it are left out.`,
    );
    this.name = 'SourceTimeout';
  }
}

interface Entry {
  readonly answer: ContentAnswer;
  readonly json: string | undefined;
}

/** How long a stale answer may still be shown, in milliseconds. */
const STALE_MS = 24 * 60 * 60 * 1000;

export function createContentCache(options: ContentCacheOptions): ContentCache {
  const {
    load,
    clock = systemClock,
    freshMs = () => 30_000,
    timeoutMs = 2_000,
    failureMs = 5_000,
    onFailure,
  } = options;
  const entries = createCache<Entry>({ clock, maxEntries: options.maxEntries ?? 5_000 });
  const pending = new Map<string, Promise<ContentAnswer>>();
  let versions = 0;

  function keep(key: string, request: ContentRequest, data: unknown): ContentAnswer {
    const json = JSON.stringify(data);
    const known = entries.get(key);
    const previous = known.state === 'missing' ? undefined : known.value;
    const isSame = previous?.answer.status === 'ready' && previous.json === json;
    const answer: ContentAnswer = isSame ? previous.answer : { status: 'ready', data, version: ++versions };
    entries.set(key, { answer, json }, { ttlMs: freshMs(request.source), staleMs: STALE_MS });
    return answer;
  }

  function fail(key: string, request: ContentRequest, error: unknown): ContentAnswer {
    onFailure?.(request, error);
    const known = entries.get(key);
    if (known.state !== 'missing' && known.value.answer.status === 'ready') {
      // Yesterday's list is better than none; try again soon.
      entries.set(key, known.value, { ttlMs: failureMs, staleMs: STALE_MS });
      return known.value.answer;
    }
    const answer: ContentAnswer = { status: 'failed', error, version: ++versions };
    entries.set(key, { answer, json: undefined }, { ttlMs: failureMs, staleMs: 0 });
    return answer;
  }

  async function fetch(key: string, request: ContentRequest): Promise<ContentAnswer> {
    try {
      return keep(key, request, await load(request, AbortSignal.timeout(Math.max(timeoutMs * 5, 10_000))));
    } catch (error) {
      return fail(key, request, error);
    } finally {
      pending.delete(key);
    }
  }

  function refresh(key: string, request: ContentRequest): Promise<ContentAnswer> {
    const running = pending.get(key);
    if (running !== undefined) return running;
    const started = fetch(key, request);
    pending.set(key, started);
    return started;
  }

  return {
    async get(request) {
      const key = requestKey(request);
      const known = entries.get(key);
      if (known.state === 'fresh') return known.value.answer;
      const refreshed = refresh(key, request);
      if (known.state === 'stale') return known.value.answer;
      const late: ContentAnswer = {
        status: 'failed',
        error: new SourceTimeout(request.source, timeoutMs),
        version: -1,
      };
      return withTimeout(clock, timeoutMs, refreshed, () => {
        onFailure?.(request, late.status === 'failed' ? late.error : undefined);
        return late;
      });
    },
    peek(key) {
      const known = entries.get(key);
      return known.state === 'missing' ? undefined : known.value.answer;
    },
    clear() {
      entries.clear();
    },
  };
}

function withTimeout<Value>(
  clock: Clock,
  ms: number,
  promise: Promise<Value>,
  late: () => Value,
): Promise<Value> {
  return new Promise((resolve) => {
    const cancel = clock.setTimeout(() => resolve(late()), ms);
    void promise.then((value) => {
      cancel();
      resolve(value);
    });
  });
}
