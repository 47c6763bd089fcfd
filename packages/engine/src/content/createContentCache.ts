/**
 * The server's cache of content.
 *
 * A fresh answer is returned at once, and so is a stale one, which is refreshed in the background. A request that exceeds
 * its time limit counts as failed for the waiting page, but may still complete for the next one. A failure is remembered
 * for a few seconds, so that a failing source gets a pause and costs only its own blocks. Where a source says what its
 * answers are made from, and that has not changed, an answer is dated anew instead of being loaded again.
 */
import { systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { requestKey } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { createContentChanges, createReadNotes } from '@broadsheet/sdk-content/server';
import type { ContentChanges, ReadNotes } from '@broadsheet/sdk-content/server';
import type { StaleFacts } from '../EngineOptions.ts';
import { isFinalError } from './ContentAnswer.ts';
import type { ContentAnswer } from './ContentAnswer.ts';
import { createAnswerMemory } from './createAnswerMemory.ts';
import type { AnswerMemory, KnownAnswer, Made } from './createAnswerMemory.ts';
import { createTaskQueue } from './createTaskQueue.ts';
import { loadInTime, PAGE_WAITS_MS } from './loadInTime.ts';
import type { TimedLoad } from './loadInTime.ts';
import { SourceTimeout } from './SourceTimeout.ts';
import { withTimeout } from './withTimeout.ts';

export interface ContentCacheOptions {
  readonly load: (request: ContentRequest, signal: AbortSignal, notes: ReadNotes) => Promise<unknown>;
  readonly clock?: Clock;
  /** Returns the milliseconds for which a source's answer is fresh. Default: 30 000. */
  readonly freshMs?: (source: string) => number;
  /** See `EngineOptions.archiveVersion`. Default: no source has one. */
  readonly archiveVersion?: ((source: string) => Promise<string | undefined>) | undefined;
  /** Milliseconds a page waits for a source. Default 2 000. */
  readonly timeoutMs?: number;
  /** Milliseconds for which a failed request is not repeated. Default: 5 000. */
  readonly failureMs?: number;
  /** What has changed since answers were made. Default: nothing ever does. */
  readonly changes?: ContentChanges | undefined;
  readonly maxEntries?: number;
  /** The size limit of all answers together, in bytes. Default: 24 MB. */
  readonly maxBytes?: number;
  /** How many requests run at a time; further ones wait for their turn. Default 32. */
  readonly maxRunning?: number;
  readonly onFailure?: (request: ContentRequest, error: unknown) => void;
  /** Called for each answer that `get` returns although it is stale. */
  readonly onStale?: ((stale: StaleFacts) => void) | undefined;
}

/** Gets the answer to a request; never rejects. */
export type GetContent = (request: ContentRequest) => Promise<ContentAnswer>;

export interface ContentCache {
  readonly get: GetContent;
  /** The same, but waits for a newer answer instead of returning one that is no longer fresh. */
  readonly newest: GetContent;
  /** Returns what is in memory for a request key; no source is called. */
  find(key: string): KnownAnswer;
  /**
   * Dates an answer anew that was made from a version of the archive, also one that is not in memory any more.
   *
   * @returns until when it is fresh, in milliseconds since 1970; undefined if the archive has changed or its source has
   *   none; never rejects
   */
  renew(request: ContentRequest, archiveVersion: string | undefined): Promise<number | undefined>;
  /** Forgets everything, e.g. after an editor has published; what is under way is not kept either. */
  clear(): void;
}

const MAX_BYTES = 24 * 1024 * 1024;

/** Returns whether an answer says that there is nothing, which may have changed since it was asked for. */
const isNothing = (answer: ContentAnswer): boolean =>
  answer.status === 'failed' && isFinalError(answer.error);

interface FlightsOptions extends TimedLoad {
  readonly memory: AnswerMemory;
  readonly changes: ContentChanges;
  readonly freshMs: (source: string) => number;
  readonly readArchive: (source: string) => Promise<string | undefined>;
  readonly maxRunning: number;
  readonly onFailure: ContentCacheOptions['onFailure'];
}

/** A failure, the archive that was asked, and what was read before. */
interface Failing extends Partial<Omit<Made, 'freshMs'>> {
  readonly error: unknown;
}

interface Flights {
  /** Resolves with the answer of a source, which many may wait for; never rejects. */
  join(key: string, request: ContentRequest): Promise<ContentAnswer>;
  /** Records that a source has failed. */
  fail(key: string, request: ContentRequest, failing: Failing): ContentAnswer;
  /** Keeps nothing of what is under way. */
  clear(): void;
}

/** Creates the requests that are under way, each once. */
function createFlights(options: FlightsOptions): Flights {
  const { memory, changes, freshMs, readArchive, maxRunning, onFailure } = options;
  const enqueue = createTaskQueue(maxRunning);
  let flights = new Map<string, Promise<ContentAnswer>>();
  /** Counts answers that are not cached; each has a version of its own. */
  let unkept = 0;

  function fail(
    key: string,
    request: ContentRequest,
    { error, archiveVersion, from }: Failing,
  ): ContentAnswer {
    onFailure?.(request, error);
    return memory.fail(key, error, { archiveVersion, from });
  }

  async function requestAnswer(key: string, request: ContentRequest): Promise<ContentAnswer> {
    const own = flights;
    const isCurrent = () => own === flights;
    let archiveVersion: string | undefined;
    let notes = createReadNotes(changes.now());
    try {
      // Read before the content is: what is stored meanwhile makes another version.
      archiveVersion = await readArchive(request.source);
      const made = { freshMs: freshMs(request.source), archiveVersion };
      const renewed = isCurrent() ? memory.find(key).renew(made) : undefined;
      if (renewed !== undefined) return renewed;
      notes = createReadNotes(changes.now());
      const data = await enqueue(() => loadInTime(options, { request, notes }));
      // An answer that was requested before the cache was cleared may be outdated content.
      if (!isCurrent()) return { status: 'ready', data, version: `unkept ${++unkept}` };
      return memory.keep(key, data, { ...made, from: notes.read() });
    } catch (error) {
      return isCurrent()
        ? fail(key, request, { error, archiveVersion, from: notes.read() })
        : { status: 'failed', error, version: `unkept ${++unkept}` };
    } finally {
      own.delete(key);
    }
  }

  return {
    join(key, request) {
      let flight = flights.get(key);
      if (flight === undefined) flights.set(key, (flight = requestAnswer(key, request)));
      return flight;
    },
    fail,
    clear: () => void (flights = new Map()),
  };
}

export function createContentCache(options: ContentCacheOptions): ContentCache {
  const { load, clock = systemClock, freshMs = () => 30_000, timeoutMs = PAGE_WAITS_MS } = options;
  const { onFailure, onStale } = options;
  const { archiveVersion: readArchive = async () => undefined } = options;
  const { changes = createContentChanges({ clock }) } = options;
  const { failureMs = 5_000, maxEntries = 5_000, maxBytes = MAX_BYTES, maxRunning = 32 } = options;
  const memory = createAnswerMemory({ clock, maxEntries, maxBytes, failureMs, changes });
  const flights = createFlights({
    ...{ load, clock, timeoutMs, memory, changes },
    ...{ freshMs, readArchive, maxRunning, onFailure },
  });

  /** Joins a flight. One that began before a change that concerns its answer is followed by another. */
  async function fly(key: string, request: ContentRequest): Promise<ContentAnswer> {
    const answer = await flights.join(key, request);
    const isOutdated = answer.from !== undefined && changes.effectOn(answer.from) === 'content';
    return isOutdated ? flights.join(key, request) : answer;
  }

  async function newest(request: ContentRequest): Promise<ContentAnswer> {
    const key = requestKey(request);
    const { answer, isFresh } = memory.find(key);
    if (answer !== undefined && isFresh) return answer;
    return withTimeout(fly(key, request), {
      clock,
      ms: timeoutMs,
      onLate: () => flights.fail(key, request, { error: new SourceTimeout(request.source, timeoutMs) }),
    });
  }

  return {
    async get(request) {
      const key = requestKey(request);
      const { answer, isStale, hasFailedSince } = memory.find(key);
      if (answer === undefined || !isStale || isNothing(answer)) {
        const newer = await newest(request);
        if (memory.find(key).hasFailedSince) onStale?.({ of: 'content', why: 'failed' });
        return newer;
      }
      void flights.join(key, request);
      if (answer.status === 'ready')
        onStale?.({ of: 'content', why: hasFailedSince ? 'failed' : 'refreshing' });
      return answer;
    },
    newest,
    find: memory.find,
    async renew({ source }, archiveVersion) {
      if (archiveVersion === undefined) return undefined;
      // An archive that cannot be read has not said that it is the same; who asks for the content is told why.
      const current = await readArchive(source).catch(() => undefined);
      return current === archiveVersion ? clock.now() + freshMs(source) : undefined;
    },
    clear() {
      memory.clear();
      flights.clear();
    },
  };
}
