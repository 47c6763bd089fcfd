/**
 * Answers by request key, and which of them may still be used.
 *
 * Every entry carries a version that changes only when its content does: whatever was made from an entry is good for
 * as long as the version is the same. It is told by the content itself, so an answer that had to make room and is loaded again
 * has the version that it had, and the pages made from it are good still.
 */
import { hash } from 'node:crypto';
import { createCache } from '@broadsheet/client-core';
import type { CacheRead, Clock } from '@broadsheet/client-core';
import { isFinalError } from './ContentAnswer.ts';
import type { ContentAnswer } from './ContentAnswer.ts';

export interface AnswerMemory {
  read(key: string): CacheRead<ContentAnswer>;
  /** Until when `read` finds it fresh, in milliseconds since 1970; 0 for what is not there. */
  freshUntil(key: string): number;
  /** @param freshMs milliseconds */
  keep(key: string, data: unknown, freshMs: number): ContentAnswer;
  /** Answers with older content where there is some that the failure does not disprove. */
  fail(key: string, error: unknown): ContentAnswer;
  clear(): void;
}

export interface AnswerMemoryOptions {
  readonly clock: Clock;
  readonly maxEntries: number;
  /** What all answers may take together, in bytes. */
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

/** What an entry takes besides its answer and its key, roughly, in bytes. */
const OVERHEAD = 500;
/** Bytes that a parsed answer takes for each character of its JSON; 1.6 were measured for stories. */
const BYTES_EACH = 2;

/** How long a stale answer may still be shown, in milliseconds. */
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
        // Yesterday's list is better than none; try again soon.
        entries.set(key, { ...previous, freshUntil }, { ttlMs: failureMs, staleMs: STALE_MS });
        return previous.answer;
      }
      const answer: ContentAnswer =
        previous !== undefined && isSameFailure(previous, error)
          ? previous.answer
          : { status: 'failed', error, version: `failed ${++failures}` };
      const staleMs = isFinalError(error) ? 0 : TROUBLE_MS;
      const entry = { answer, freshUntil, size: OVERHEAD };
      entries.set(key, entry, { ttlMs: failureMs, staleMs });
      return answer;
    },
    clear: () => entries.clear(),
  };
}
