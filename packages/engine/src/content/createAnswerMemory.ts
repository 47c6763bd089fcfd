/**
 * The memory of answers by request key, which decides how long each may be used.
 *
 * Every entry carries a version that changes only when its content does: whatever was made from an entry is good for
 * as long as the version is the same. The version is a digest of the content, so an answer that was evicted and is loaded
 * again has its old version, and the pages made from it stay valid.
 */
import { hash } from 'node:crypto';
import { createCache } from '@broadsheet/client-core';
import type { CacheRead, Clock } from '@broadsheet/client-core';
import { isContentSourceError } from '@broadsheet/sdk-content/server';
import type { ChangeEffect, ContentChanges, MadeFrom } from '@broadsheet/sdk-content/server';
import { isFinalError } from './ContentAnswer.ts';
import type { ContentAnswer } from './ContentAnswer.ts';

export interface AnswerMemory {
  read(key: string): AnswerRead;
  /** Returns until when an answer is fresh, and what it was made from; `freshUntil` is 0 if there is none. */
  dating(key: string): Dating;
  keep(key: string, data: unknown, made: Made): ContentAnswer;
  /** Records a failure. Returns older content if there is any that neither the failure nor a change contradicts. */
  fail(key: string, error: unknown, made?: Omit<Made, 'freshMs'>): ContentAnswer;
  /** Dates an answer anew whose archive has not changed. Returns undefined if it has, or if there is no answer. */
  renew(key: string, made: Made): ContentAnswer | undefined;
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

/** An answer in memory; `changed` if it must not be shown any more, or not without asking. */
export type AnswerRead =
  CacheRead<ContentAnswer> | { readonly state: 'changed'; readonly value: ContentAnswer };

export interface Dating extends Pick<Made, 'archiveVersion'> {
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
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

interface Entry extends Dating {
  readonly answer: ContentAnswer;
  /** Bytes. */
  readonly size: number;
}

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

/** Returns how an answer may be used. @param state how old it is */
function toAnswerRead(state: 'fresh' | 'stale', answer: ContentAnswer, changes: ContentChanges): AnswerRead {
  switch (getEffect(answer, changes)) {
    case 'none':
      return { state, value: answer };
    case 'lists': {
      const isRecent = changes.ageOf(answer.from?.moment ?? 0) < CHANGED_LIST_MS;
      return { state: isRecent ? 'stale' : 'changed', value: answer };
    }
    case 'content':
      return { state: 'changed', value: answer };
  }
}

function toDating({ freshUntil = 0, archiveVersion }: Partial<Entry> = {}): Dating {
  return { freshUntil, archiveVersion };
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

export function createAnswerMemory(options: AnswerMemoryOptions): AnswerMemory {
  const { clock, maxEntries, maxBytes, failureMs, changes } = options;
  const entries = createCache<Entry>({
    clock,
    maxEntries,
    maxSize: maxBytes,
    sizeOf: ({ size, answer }, key) => size + 2 * key.length + 4 * (answer.from?.keys.length ?? 0),
  });
  const failedVersion = createFailedVersions();
  const effectOn = (answer: ContentAnswer) => getEffect(answer, changes);

  return {
    read(key) {
      const known = entries.get(key);
      return known.state === 'missing' ? known : toAnswerRead(known.state, known.value.answer, changes);
    },
    dating: (key) => toDating(entries.get(key).value),
    renew(key, { freshMs, archiveVersion }) {
      const known = entries.get(key).value;
      if (known === undefined || archiveVersion === undefined || known.archiveVersion !== archiveVersion)
        return undefined;
      if (effectOn(known.answer) !== 'none') return undefined;
      const ttlMs = known.answer.status === 'failed' ? failureMs : freshMs;
      const freshUntil = clock.now() + ttlMs;
      entries.set(key, { ...known, freshUntil }, { ttlMs, staleMs: STALE_MS });
      return known.answer;
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
        const entry = { ...previous, answer, freshUntil, archiveVersion: undefined };
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
