/**
 * The idempotency keys of attempts that have not ended, in storage that a reload, a second tab and the back button find
 * again. Of what an attempt is about only a fingerprint is kept.
 */
import { isRecord, parseJson } from '@broadsheet/client-core';
import type { Clock, KeyValueStore } from '@broadsheet/client-core';
import { number, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

const ITEM = 'ArcSubs_attempts';
const LIFETIME_MS = 172_800_000;
const PARTS = 4;
const PART_RANGE = 2 ** 32;

const readAttempt = shape({ key: text, of: text, atMs: number }, ['key', 'of', 'atMs']);

type StoredAttempt = Read<typeof readAttempt>;

/** What attempts are kept with. */
export interface AttemptContext {
  readonly storage: KeyValueStore;
  readonly clock: Clock;
  readonly random: () => number;
}

function readAttempts({ storage, clock }: AttemptContext): Map<string, StoredAttempt> {
  const stored = parseJson(storage.get(ITEM) ?? '');
  const oldestMs = clock.now() - LIFETIME_MS;
  const attempts = Object.entries(isRecord(stored) ? stored : {}).flatMap(([name, value]) => {
    const attempt = readAttempt(value);
    return attempt && attempt.atMs > oldestMs ? [[name, attempt] as const] : [];
  });
  return new Map(attempts);
}

function writeAttempts({ storage }: AttemptContext, attempts: ReadonlyMap<string, StoredAttempt>): void {
  if (attempts.size === 0) storage.remove(ITEM);
  else storage.set(ITEM, JSON.stringify(Object.fromEntries(attempts)));
}

/** Unlike any other of the same reader; it need not be hard to guess. */
const createKey = (random: () => number): string =>
  Array.from({ length: PARTS }, () => Math.floor(random() * PART_RANGE).toString(36)).join('-');

/**
 * Gives the key of an attempt, the one that was begun if it is about the same.
 *
 * @param of a fingerprint of what the attempt is about
 */
export function openAttempt(context: AttemptContext, name: string, of: string): string {
  const attempts = readAttempts(context);
  const begun = attempts.get(name);
  if (begun?.of === of) return begun.key;
  const key = createKey(context.random);
  writeAttempts(context, attempts.set(name, { key, of, atMs: context.clock.now() }));
  return key;
}

/**
 * Ends an attempt, so that the next one has another key.
 *
 * @param key ends it only if it has this key; another tab may have begun another
 */
export function endAttempt(context: AttemptContext, name: string, key?: string): void {
  const attempts = readAttempts(context);
  if (key !== undefined && attempts.get(name)?.key !== key) return;
  if (attempts.delete(name)) writeAttempts(context, attempts);
}

export const dropAttempts = (storage: KeyValueStore): void => storage.remove(ITEM);
