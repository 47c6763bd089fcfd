/**
 * Answers by request key, and which of them may still be used.
 *
 * Every entry carries a version that changes only when its content does: whatever was made from an entry is good for
 * as long as the version is the same.
 */
import { hash } from 'node:crypto';
import { createCache } from '@broadsheet/client-core';
import type { CacheRead, Clock } from '@broadsheet/client-core';
import { isFinalError } from './ContentAnswer.ts';
import type { ContentAnswer } from './ContentAnswer.ts';

export interface AnswerMemory {
  read(key: string): CacheRead<ContentAnswer>;
  /** @param freshMs milliseconds */
  keep(key: string, data: unknown, freshMs: number): ContentAnswer;
  /** Answers with older content where there is some that the failure does not disprove. */
  fail(key: string, error: unknown): ContentAnswer;
  clear(): void;
}

export interface AnswerMemoryOptions {
  readonly clock: Clock;
  readonly maxEntries: number;
  /** Milliseconds for which a failure is not tried again. */
  readonly failureMs: number;
}

interface Entry {
  readonly answer: ContentAnswer;
  /** Of an answer that is ready: equal digests are equal answers. */
  readonly digest: string | undefined;
}

/** How long a stale answer may still be shown, in milliseconds. */
const STALE_MS = 24 * 60 * 60 * 1000;
/** How long pages go on without a source in trouble while it is asked again, in milliseconds. */
const TROUBLE_MS = 30_000;

function getDigest(data: unknown): string {
  return hash('sha256', JSON.stringify(data) ?? '', 'base64');
}

function isSameFailure({ answer }: Entry, error: unknown): boolean {
  return answer.status === 'failed' && String(answer.error) === String(error);
}

export function createAnswerMemory({ clock, maxEntries, failureMs }: AnswerMemoryOptions): AnswerMemory {
  const entries = createCache<Entry>({ clock, maxEntries });
  let versions = 0;

  return {
    read(key) {
      const known = entries.get(key);
      return known.state === 'missing' ? known : { state: known.state, value: known.value.answer };
    },
    keep(key, data, freshMs) {
      const digest = getDigest(data);
      const previous = entries.get(key).value;
      const isSame = previous?.answer.status === 'ready' && previous.digest === digest;
      const answer: ContentAnswer = isSame ? previous.answer : { status: 'ready', data, version: ++versions };
      entries.set(key, { answer, digest }, { ttlMs: freshMs, staleMs: STALE_MS });
      return answer;
    },
    fail(key, error) {
      const previous = entries.get(key).value;
      if (previous?.answer.status === 'ready' && !isFinalError(error)) {
        // Yesterday's list is better than none; try again soon.
        entries.set(key, previous, { ttlMs: failureMs, staleMs: STALE_MS });
        return previous.answer;
      }
      const answer: ContentAnswer =
        previous !== undefined && isSameFailure(previous, error)
          ? previous.answer
          : { status: 'failed', error, version: ++versions };
      const staleMs = isFinalError(error) ? 0 : TROUBLE_MS;
      entries.set(key, { answer, digest: undefined }, { ttlMs: failureMs, staleMs });
      return answer;
    },
    clear: () => entries.clear(),
  };
}
