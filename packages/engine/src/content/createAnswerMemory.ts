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
import { isFinalError } from './ContentAnswer.ts';
import type { ContentAnswer } from './ContentAnswer.ts';

export interface AnswerMemory {
  read(key: string): CacheRead<ContentAnswer>;
  /** Returns until when an answer is fresh, in milliseconds since 1970; 0 if there is none. */
  freshUntil(key: string): number;
  /** @param freshMs milliseconds */
  keep(key: string, data: unknown, freshMs: number): ContentAnswer;
  /** Records a failure. Returns older content if there is any that the failure does not contradict. */
  fail(key: string, error: unknown): ContentAnswer;
  clear(): void;
}

export interface AnswerMemoryOptions {
  readonly clock: Clock;
  readonly maxEntries: number;
  /** The size limit of all answers together, in bytes. */
  readonly maxBytes: number;
  /** Milliseconds for which a failure is not tried again. */
  readonly failureMs: number;
}

interface Entry {
  readonly answer: ContentAnswer;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
  /** Bytes. */
  readonly size: number;
}

/** The approximate size of an entry without its answer and its key, in bytes. */
const OVERHEAD = 500;
/** Bytes that a parsed answer takes for each character of its JSON; 1.6 were measured for stories. */
const BYTES_EACH = 2;

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

export function createAnswerMemory(options: AnswerMemoryOptions): AnswerMemory {
  const { clock, maxEntries, maxBytes, failureMs } = options;
  const entries = createCache<Entry>({
    clock,
    maxEntries,
    maxSize: maxBytes,
    sizeOf: ({ size }, key) => size + 2 * key.length,
  });
  let failures = 0;

  /**
   * That there is nothing is content too: it has the same version however often it is said. All that is said counts, because
   * whatever was made of an answer is found by its version.
   */
  function failedVersion(error: unknown): string {
    if (!isContentSourceError(error) || !isFinalError(error)) return `failed ${++failures}`;
    const { message, failure, httpStatus } = error;
    return `none ${hash('sha256', JSON.stringify([message, failure, httpStatus]), 'base64')}`;
  }

  return {
    read(key) {
      const known = entries.get(key);
      return known.state === 'missing' ? known : { state: known.state, value: known.value.answer };
    },
    freshUntil: (key) => entries.get(key).value?.freshUntil ?? 0,
    keep(key, data, freshMs) {
      const { version, size } = describeAnswer(data);
      const previous = entries.get(key).value?.answer;
      const answer: ContentAnswer =
        previous?.version === version ? previous : { status: 'ready', data, version };
      const freshUntil = clock.now() + freshMs;
      entries.set(key, { answer, freshUntil, size }, { ttlMs: freshMs, staleMs: STALE_MS });
      return answer;
    },
    fail(key, error) {
      const previous = entries.get(key).value;
      const freshUntil = clock.now() + failureMs;
      if (previous?.answer.status === 'ready' && !isFinalError(error)) {
        // An old list is better than none; it is tried again soon.
        entries.set(key, { ...previous, freshUntil }, { ttlMs: failureMs, staleMs: STALE_MS });
        return previous.answer;
      }
      const answer: ContentAnswer =
        previous !== undefined && isSameFailure(previous, error)
          ? previous.answer
          : { status: 'failed', error, version: failedVersion(error) };
      const staleMs = isFinalError(error) ? 0 : TROUBLE_MS;
      const entry = { answer, freshUntil, size: OVERHEAD };
      entries.set(key, entry, { ttlMs: failureMs, staleMs });
      return answer;
    },
    clear: () => entries.clear(),
  };
}
