/**
 * The memory of answers by request key, which decides how long each may be used.
 *
 * Every entry carries a version that changes only when its content does: whatever was made from an entry is good for
 * as long as the version is the same. The version is a digest of the content, so an answer that was evicted and is loaded
 * again has its old version, and the pages made from it stay valid.
 */
import { hash } from 'node:crypto';
import { createCache } from '@broadsheet/client-core';
import type { CacheLifetime, CacheRead, Clock } from '@broadsheet/client-core';
import { isContentSourceError } from '@broadsheet/sdk-content/server';
import type { ChangeEffect, ContentChanges, MadeFrom } from '@broadsheet/sdk-content/server';
import { isFinalError } from './ContentAnswer.ts';
import type { ContentAnswer } from './ContentAnswer.ts';

export interface AnswerMemory {
  find(key: string): RenewableAnswer;
  keep(key: string, data: unknown, made: Made): ContentAnswer;
  /** Records a failure. Returns older content if there is any that neither the failure nor a change contradicts. */
  fail(key: string, error: unknown, made?: Omit<Made, 'freshMs'>): ContentAnswer;
  clear(): void;
}

/** How long an answer is fresh, and the archive that it was made from. */
export interface Made {
  /** Milliseconds. */
  readonly freshMs: number;
  /** See `EngineOptions.archiveVersion`. */
  readonly archiveVersion: string | undefined;
  readonly from?: MadeFrom | undefined;
}

/** What the memory has for a request: an answer that is neither fresh nor stale must be asked for again. */
export interface KnownAnswer extends Pick<Made, 'archiveVersion'> {
  /** Absent if there is none. */
  readonly answer: ContentAnswer | undefined;
  /** Whether it is used without asking. */
  readonly isFresh: boolean;
  /** Whether it may be shown while it is asked for again. */
  readonly isStale: boolean;
  /** Whether its source has failed since. */
  readonly hasFailedSince: boolean;
  /** Until when it is fresh if nothing changes, in milliseconds since 1970; 0 if there is none. */
  readonly freshUntil: number;
}

export interface RenewableAnswer extends KnownAnswer {
  /** Dates the answer anew if its archive has not changed. Returns undefined if it has, or if there is no answer. */
  renew(made: Made): ContentAnswer | undefined;
}

export interface AnswerMemoryOptions {
  readonly clock: Clock;
  readonly maxEntries: number;
  /** The size limit of all answers together, in bytes. */
  readonly maxBytes: number;
  /** Milliseconds for which a failure is not tried again. */
  readonly failureMs: number;
  readonly changes: ContentChanges;
}

interface Entry extends Pick<KnownAnswer, 'freshUntil' | 'archiveVersion'> {
  readonly answer: ContentAnswer;
  /** True if the source has failed since it gave the answer. */
  readonly hasFailedSince?: boolean;
  /** Bytes. */
  readonly size: number;
}

/**
 * The number of requests of which it is known that there is nothing. They have a room of their own: addresses that somebody
 * makes up must not take that of content.
 */
const MOST_NOTHINGS = 1_000;
/** The approximate size of an entry without its answer and its key, in bytes. */
const OVERHEAD = 500;
/** Bytes that a parsed answer takes for each character of its JSON; 1.6 were measured for stories. */
const BYTES_EACH = 2;

/** Milliseconds for which a list may be shown after a change that may concern it. */
export const CHANGED_LIST_MS = 2_000;
/** Milliseconds for which a stale answer may still be used. */
const STALE_MS = 24 * 60 * 60 * 1000;
/** How long pages go on without a source in trouble while it is asked again, in milliseconds. */
const TROUBLE_MS = 30_000;

const NOTHING: RenewableAnswer = {
  answer: undefined,
  isFresh: false,
  isStale: false,
  hasFailedSince: false,
  freshUntil: 0,
  archiveVersion: undefined,
  renew: () => undefined,
};

function describeAnswer(data: unknown): Pick<Entry, 'size'> & Pick<ContentAnswer, 'version'> {
  const json = JSON.stringify(data) ?? '';
  return { version: hash('sha256', json, 'base64'), size: OVERHEAD + BYTES_EACH * json.length };
}

function isSameFailure({ answer }: Entry, error: unknown): boolean {
  return answer.status === 'failed' && String(answer.error) === String(error);
}

/**
 * Creates a function that returns the version of a failure. That there is nothing is content too: it has the same version
 * however often it is said. All that is said counts, because whatever was made of an answer is found by its version.
 */
function createFailedVersions(): (error: unknown) => string {
  let failures = 0;
  return (error) => {
    if (!isContentSourceError(error) || !isFinalError(error)) return `failed ${++failures}`;
    const { message, failure, httpStatus } = error;
    return `none ${hash('sha256', JSON.stringify([message, failure, httpStatus]), 'base64')}`;
  };
}

function getEffect({ from }: ContentAnswer, changes: ContentChanges): ChangeEffect {
  return from === undefined ? 'none' : changes.effectOn(from);
}

type Found = Exclude<CacheRead<Entry>, { readonly state: 'missing' }>;

/** Returns how old an answer counts as after the changes that concern it; undefined if it must be asked for again. */
function getAge({ state, value }: Found, changes: ContentChanges): 'fresh' | 'stale' | undefined {
  switch (getEffect(value.answer, changes)) {
    case 'none':
      return state;
    case 'lists':
      return changes.ageOf(value.answer.from?.moment ?? 0) < CHANGED_LIST_MS ? 'stale' : undefined;
    case 'content':
      return undefined;
  }
}

function toKnown(found: Found, changes: ContentChanges): KnownAnswer {
  const { answer, freshUntil, archiveVersion, hasFailedSince = false } = found.value;
  const age = getAge(found, changes);
  return {
    ...{ answer, freshUntil, archiveVersion, hasFailedSince },
    isFresh: age === 'fresh',
    isStale: age === 'stale',
  };
}

/** Returns an answer that counts as read at a moment. */
function atMoment(answer: ContentAnswer, moment: number): ContentAnswer {
  const { from } = answer;
  return from === undefined || from.moment === moment ? answer : { ...answer, from: { ...from, moment } };
}

/** Returns an answer, with the objects of the previous one if it says the same: work on them is cached. */
function toReady(
  previous: ContentAnswer | undefined,
  { data, version, from }: Omit<Extract<ContentAnswer, { readonly status: 'ready' }>, 'status'>,
): ContentAnswer {
  const isSame = previous?.status === 'ready' && previous.version === version;
  return { status: 'ready', data: isSame ? previous.data : data, version, from };
}

/** Creates the rooms of entries: one for content and for failures that pass, and one for what there is not. */
function createRooms({ clock, maxEntries, maxBytes }: AnswerMemoryOptions) {
  const content = createCache<Entry>({
    clock,
    maxEntries,
    maxSize: maxBytes,
    sizeOf: ({ size, answer }, key) => size + 2 * key.length + 4 * (answer.from?.keys.length ?? 0),
  });
  const nothings = createCache<Entry>({ clock, maxEntries: Math.min(maxEntries, MOST_NOTHINGS) });
  return {
    get(key: string): CacheRead<Entry> {
      const found = content.get(key);
      return found.state === 'missing' ? nothings.get(key) : found;
    },
    set(key: string, entry: Entry, lifetime: CacheLifetime): void {
      const isNothing = entry.answer.status === 'failed' && isFinalError(entry.answer.error);
      const [own, other] = isNothing ? [nothings, content] : [content, nothings];
      other.delete(key);
      own.set(key, entry, lifetime);
    },
    clear(): void {
      content.clear();
      nothings.clear();
    },
  };
}

export function createAnswerMemory(options: AnswerMemoryOptions): AnswerMemory {
  const { clock, failureMs, changes } = options;
  const entries = createRooms(options);
  const failedVersion = createFailedVersions();
  const effectOn = (answer: ContentAnswer) => getEffect(answer, changes);

  function renew(key: string, known: Entry, { freshMs, archiveVersion }: Made): ContentAnswer | undefined {
    const { answer } = known;
    if (archiveVersion === undefined || known.archiveVersion !== archiveVersion) return undefined;
    if (effectOn(answer) !== 'none') return undefined;
    const ttlMs = answer.status === 'failed' ? failureMs : freshMs;
    entries.set(key, { ...known, freshUntil: clock.now() + ttlMs }, { ttlMs, staleMs: STALE_MS });
    return answer;
  }

  return {
    find(key) {
      const found = entries.get(key);
      if (found.state === 'missing') return NOTHING;
      return { ...toKnown(found, changes), renew: (made) => renew(key, found.value, made) };
    },
    keep(key, data, { freshMs, archiveVersion, from }) {
      const { version, size } = describeAnswer(data);
      const answer = toReady(entries.get(key).value?.answer, { data, version, from });
      const entry = { answer, freshUntil: clock.now() + freshMs, archiveVersion, size };
      entries.set(key, entry, { ttlMs: freshMs, staleMs: STALE_MS });
      return answer;
    },
    fail(key, error, { archiveVersion, from } = { archiveVersion: undefined }) {
      const previous = entries.get(key).value;
      const freshUntil = clock.now() + failureMs;
      const isUsable = previous?.answer.status === 'ready' && effectOn(previous.answer) !== 'content';
      if (previous !== undefined && isUsable && !isFinalError(error)) {
        // An old list is better than none; it is tried again soon, not by each reader.
        const answer = atMoment(previous.answer, changes.now());
        const entry = { ...previous, answer, freshUntil, archiveVersion: undefined, hasFailedSince: true };
        entries.set(key, entry, { ttlMs: failureMs, staleMs: STALE_MS });
        return answer;
      }
      const answer: ContentAnswer =
        previous !== undefined && isSameFailure(previous, error)
          ? { ...previous.answer, from }
          : { status: 'failed', error, version: failedVersion(error), from };
      // That an archive has nothing is known for as long as it has not changed; nobody is shown it without asking.
      const made = isFinalError(error) ? archiveVersion : undefined;
      const finalMs = made === undefined ? 0 : STALE_MS;
      const entry = { answer, freshUntil, archiveVersion: made, size: OVERHEAD };
      entries.set(key, entry, { ttlMs: failureMs, staleMs: isFinalError(error) ? finalMs : TROUBLE_MS });
      return answer;
    },
    clear: () => entries.clear(),
  };
}
