/**
 * The cache between blocks and content.
 *
 * An answer is fresh for `freshMs`; after that it is still shown at once while a new one is fetched behind it. One
 * fetch serves all who ask at the same time. What was loaded is never thrown away by a failure: readers keep
 * yesterday's list rather than an error.
 */
import type { ContentClient, ContentEntry, FetchOptions, WatchOptions } from './ContentClient.ts';
import { requestKey } from './ContentRequest.ts';
import type { ContentRequest } from './ContentRequest.ts';
import { systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';

/** Fetches one answer; rejects with `ApiError` or `NetworkError`. */
export type ContentLoader = (request: ContentRequest, signal: AbortSignal) => Promise<unknown>;

export interface ContentClientOptions {
  readonly load: ContentLoader;
  readonly clock?: Clock;
  /** How long an answer counts as fresh, in milliseconds. Default 60 000. */
  readonly freshMs?: number;
}

interface Slot {
  entry: ContentEntry;
  loadedAt: number;
  pending: Promise<unknown> | undefined;
  readonly listeners: Set<() => void>;
}

const MISSING: ContentEntry = { status: 'missing' };

export function createContentClient(options: ContentClientOptions): ContentClient {
  const { load, clock = systemClock, freshMs = 60_000 } = options;
  const slots = new Map<string, Slot>();

  function slotOf(key: string): Slot {
    const known = slots.get(key);
    if (known !== undefined) return known;
    const slot: Slot = { entry: MISSING, loadedAt: 0, pending: undefined, listeners: new Set() };
    slots.set(key, slot);
    return slot;
  }

  function settle(slot: Slot, entry: ContentEntry): void {
    slot.entry = entry;
    for (const listener of [...slot.listeners]) listener();
  }

  function isFresh(slot: Slot): boolean {
    return slot.entry.status === 'ready' && clock.now() - slot.loadedAt < freshMs;
  }

  async function run(slot: Slot, request: ContentRequest): Promise<unknown> {
    try {
      const data = await load(request, new AbortController().signal);
      slot.loadedAt = clock.now();
      settle(slot, { status: 'ready', data });
      return data;
    } catch (error) {
      if (slot.entry.status !== 'ready') settle(slot, { status: 'failed', error });
      throw error;
    } finally {
      slot.pending = undefined;
    }
  }

  function refresh(slot: Slot, request: ContentRequest): Promise<unknown> {
    slot.pending ??= run(slot, request);
    return slot.pending;
  }

  async function fetch(request: ContentRequest, { signal, revalidate }: FetchOptions = {}): Promise<unknown> {
    const slot = slotOf(requestKey(request));
    if (slot.entry.status === 'ready' && !revalidate && isFresh(slot)) return slot.entry.data;
    return abandonable(refresh(slot, request), signal);
  }

  function primeKey(key: string, data: unknown): void {
    const slot = slotOf(key);
    slot.loadedAt = clock.now();
    settle(slot, { status: 'ready', data });
  }

  function watch(request: ContentRequest, listener: () => void, { pollMs }: WatchOptions = {}): () => void {
    const slot = slotOf(requestKey(request));
    slot.listeners.add(listener);
    // A failed refresh is in the entry, where the watcher reads it.
    const ask = () => void refresh(slot, request).catch(() => undefined);
    if (!isFresh(slot)) ask();
    const stopPolling = pollMs === undefined ? undefined : repeat(clock, pollMs, ask);
    return () => {
      slot.listeners.delete(listener);
      stopPolling?.();
    };
  }

  return {
    fetch,
    peek: (request) => slots.get(requestKey(request))?.entry ?? MISSING,
    prime: (request, data) => primeKey(requestKey(request), data),
    primeKey,
    watch,
  };
}

function repeat(clock: Clock, everyMs: number, run: () => void): () => void {
  let cancel = clock.setTimeout(function tick() {
    run();
    cancel = clock.setTimeout(tick, everyMs);
  }, everyMs);
  return () => cancel();
}

/** One caller may leave without taking the shared fetch from the others. */
function abandonable<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
