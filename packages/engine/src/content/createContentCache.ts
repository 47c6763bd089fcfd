/**
 * The server's cache of content.
 *
 * A fresh answer is returned at once, and so is a stale one, which is refreshed in the background. A request that exceeds
 * its time limit counts as failed for the waiting page, but may still complete for the next one. A failure is remembered
 * for a few seconds, so that a failing source gets a pause and costs only its own blocks.
 */
import { systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { requestKey } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { ContentAnswer } from './ContentAnswer.ts';
import { createAnswerMemory } from './createAnswerMemory.ts';
import { createTurns } from './createTurns.ts';
import { SourceTimeout } from './SourceTimeout.ts';
import { withinTime } from './withinTime.ts';

export interface ContentCacheOptions {
  readonly load: (request: ContentRequest, signal: AbortSignal) => Promise<unknown>;
  readonly clock?: Clock;
  /** Returns the milliseconds for which a source's answer is fresh. Default: 30 000. */
  readonly freshMs?: (source: string) => number;
  /** Milliseconds a page waits for a source. Default 2 000. */
  readonly timeoutMs?: number;
  /** Milliseconds for which a failed request is not repeated. Default: 5 000. */
  readonly failureMs?: number;
  readonly maxEntries?: number;
  /** The size limit of all answers together, in bytes. Default: 24 MB. */
  readonly maxBytes?: number;
  /** How many requests run at a time; further ones wait for their turn. Default 32. */
  readonly maxRunning?: number;
  readonly onFailure?: (request: ContentRequest, error: unknown) => void;
}

/** Gets the answer to a request; never rejects. */
export type GetContent = (request: ContentRequest) => Promise<ContentAnswer>;

export interface ContentCache {
  readonly get: GetContent;
  /** Returns the fresh answer for a request key, which `get` would return without calling a source. */
  fresh(key: string): ContentAnswer | undefined;
  /** Until when `fresh` answers the same, in milliseconds since 1970; 0 for what is not in memory. */
  freshUntil(key: string): number;
  /** Returns the answer in memory, fresh or stale. */
  peek(key: string): ContentAnswer | undefined;
  /** Forgets everything, e.g. after an editor has published; what is under way is not kept either. */
  clear(): void;
}

/** A source's request is aborted after this many times the page's time limit, and not before ten seconds. */
const GIVE_UP = { times: 5, leastMs: 10_000 };

const MAX_BYTES = 24 * 1024 * 1024;

interface Patience extends Required<Pick<ContentCacheOptions, 'load' | 'clock'>> {
  readonly giveUpMs: number;
}

/** Loads an answer; aborts the source's request when its time is over. */
function loadInTime({ load, clock, giveUpMs }: Patience, request: ContentRequest): Promise<unknown> {
  const controller = new AbortController();
  return withinTime(clock, giveUpMs, load(request, controller.signal), () => {
    const error = new SourceTimeout(request.source, giveUpMs);
    controller.abort(error);
    return Promise.reject(error);
  });
}

export function createContentCache(options: ContentCacheOptions): ContentCache {
  const { load, clock = systemClock, freshMs = () => 30_000, timeoutMs = 2_000, onFailure } = options;
  const { failureMs = 5_000, maxEntries = 5_000, maxBytes = MAX_BYTES, maxRunning = 32 } = options;
  const memory = createAnswerMemory({ clock, maxEntries, maxBytes, failureMs });
  const turns = createTurns(maxRunning);
  const giveUpMs = Math.max(timeoutMs * GIVE_UP.times, GIVE_UP.leastMs);
  let flights = new Map<string, Promise<ContentAnswer>>();
  /** Counts answers that are not cached; each has a version of its own. */
  let unkept = 0;

  function failed(key: string, request: ContentRequest, error: unknown): ContentAnswer {
    onFailure?.(request, error);
    return memory.fail(key, error);
  }

  async function ask(key: string, request: ContentRequest): Promise<ContentAnswer> {
    const own = flights;
    const isCurrent = () => own === flights;
    try {
      const data = await turns(() => loadInTime({ load, clock, giveUpMs }, request));
      // An answer that was requested before the cache was cleared may be outdated content.
      if (!isCurrent()) return { status: 'ready', data, version: `unkept ${++unkept}` };
      return memory.keep(key, data, freshMs(request.source));
    } catch (error) {
      return isCurrent()
        ? failed(key, request, error)
        : { status: 'failed', error, version: `unkept ${++unkept}` };
    } finally {
      own.delete(key);
    }
  }

  function flightOf(key: string, request: ContentRequest): Promise<ContentAnswer> {
    let flight = flights.get(key);
    if (flight === undefined) flights.set(key, (flight = ask(key, request)));
    return flight;
  }

  return {
    async get(request) {
      const key = requestKey(request);
      const known = memory.read(key);
      if (known.state === 'fresh') return known.value;
      const flight = flightOf(key, request);
      if (known.state === 'stale') return known.value;
      return withinTime(clock, timeoutMs, flight, () =>
        failed(key, request, new SourceTimeout(request.source, timeoutMs)),
      );
    },
    fresh(key) {
      const known = memory.read(key);
      return known.state === 'fresh' ? known.value : undefined;
    },
    freshUntil: memory.freshUntil,
    peek: (key) => memory.read(key).value,
    clear() {
      memory.clear();
      flights = new Map();
    },
  };
}
