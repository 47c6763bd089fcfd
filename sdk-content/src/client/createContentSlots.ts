/**
 * The state of a content client: for each request key the entry, its loading time and its listeners.
 *
 * Concurrent callers share one fetch, which is aborted once all of them have aborted. A failure never discards data that
 * was loaded before: readers see an old list rather than an error.
 */
import { createSingleFlight } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import type { ContentEntry } from './ContentClient.ts';
import type { ContentLoader } from './ContentLoader.ts';
import type { ContentRequest } from './ContentRequest.ts';

interface Slot {
  entry: ContentEntry;
  loadedAt: number;
  readonly listeners: Set<() => void>;
}

export interface ContentSlots {
  read(key: string): ContentEntry;
  /** Returns the entry with data, if the data are younger than `freshMs`. */
  fresh(key: string): Extract<ContentEntry, { status: 'ready' }> | undefined;
  put(key: string, data: unknown): void;
  /** Fetches the answer, or joins a running fetch of it. */
  refresh(key: string, request: ContentRequest, signal?: AbortSignal): Promise<unknown>;
  /** Calls the listener at every change of an entry, until the returned function is called. */
  listen(key: string, listener: () => void): () => void;
}

const MISSING: ContentEntry = { status: 'missing' };

export interface ContentSlotsOptions {
  readonly load: ContentLoader;
  readonly clock: Clock;
  /** Milliseconds for which an answer counts as fresh. */
  readonly freshMs: number;
}

export function createContentSlots({ load, clock, freshMs }: ContentSlotsOptions): ContentSlots {
  const slots = new Map<string, Slot>();
  const flights = createSingleFlight<unknown>();

  function slotOf(key: string): Slot {
    const known = slots.get(key);
    if (known !== undefined) return known;
    const slot: Slot = { entry: MISSING, loadedAt: 0, listeners: new Set() };
    slots.set(key, slot);
    return slot;
  }

  function settle(slot: Slot, entry: ContentEntry): void {
    slot.entry = entry;
    for (const listener of [...slot.listeners]) listener();
  }

  function put(key: string, data: unknown): void {
    const slot = slotOf(key);
    slot.loadedAt = clock.now();
    settle(slot, { status: 'ready', data });
  }

  function fail(key: string, error: unknown): void {
    const slot = slotOf(key);
    if (slot.entry.status !== 'ready') settle(slot, { status: 'failed', error });
  }

  async function loadInto(key: string, request: ContentRequest, signal: AbortSignal): Promise<unknown> {
    let data: unknown;
    try {
      data = await load(request, signal);
    } catch (error) {
      // After all callers have aborted, the error says nothing about the content.
      if (!signal.aborted) fail(key, error);
      throw error;
    }
    if (!signal.aborted) put(key, data);
    return data;
  }

  return {
    read: (key) => slots.get(key)?.entry ?? MISSING,
    fresh(key) {
      const slot = slots.get(key);
      if (slot?.entry.status !== 'ready' || clock.now() - slot.loadedAt >= freshMs) return undefined;
      return slot.entry;
    },
    put,
    refresh: (key, request, signal) =>
      flights.run(key, (whileWanted) => loadInto(key, request, whileWanted), { signal }),
    listen(key, listener) {
      const { listeners } = slotOf(key);
      // The same function may be added twice, and each subscription ends separately.
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
