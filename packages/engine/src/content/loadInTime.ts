/** The time limits of content sources. A slow source is given up twice: first by the page that waits, then by itself. */
import type { Clock } from '@broadsheet/client-core';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { ReadNotes } from '@broadsheet/sdk-content/server';
import { SourceTimeout } from './SourceTimeout.ts';
import { withTimeout } from './withTimeout.ts';

/** Milliseconds a page waits for a source. */
export const PAGE_WAITS_MS = 2_000;

/** A source's request is aborted after this many times the page's time limit, and not before ten seconds. */
const GIVE_UP = { times: 5, leastMs: 10_000 };

export interface TimedLoad {
  readonly load: (request: ContentRequest, signal: AbortSignal, notes: ReadNotes) => Promise<unknown>;
  readonly clock: Clock;
  /** Milliseconds a page waits. */
  readonly timeoutMs: number;
}

/** Loads an answer; aborts the source's request when its time is over. @throws SourceTimeout then */
export function loadInTime(
  { load, clock, timeoutMs }: TimedLoad,
  { request, notes }: { readonly request: ContentRequest; readonly notes: ReadNotes },
): Promise<unknown> {
  const ms = Math.max(timeoutMs * GIVE_UP.times, GIVE_UP.leastMs);
  const controller = new AbortController();
  const onLate = (): Promise<never> => {
    const error = new SourceTimeout(request.source, ms);
    controller.abort(error);
    return Promise.reject(error);
  };
  return withTimeout(load(request, controller.signal, notes), { clock, ms, onLate });
}
