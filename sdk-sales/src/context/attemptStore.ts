/**
 * The idempotency keys of attempts that have not ended, in storage that remains available after a reload, in a second tab
 * and after the back button. Of the content of an attempt only a fingerprint is stored.
 */
import { isRecord, numeric, parseJson, shape, string } from '@broadsheet/client-core';
import type { Clock, KeyValueStore, Parsed } from '@broadsheet/client-core';

const ITEM = 'ArcSubs_attempts';
const LIFETIME_MS = 172_800_000;
const PARTS = 4;
const PART_RANGE = 2 ** 32;

const readAttempt = shape({ key: string, of: string, atMs: numeric }, ['key', 'of', 'atMs']);

type StoredAttempt = Parsed<typeof readAttempt>;

/** The storage, clock and random source of the attempts. */
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

/** Creates a key that is unique among those of the same reader; it need not be hard to guess. */
const createKey = (random: () => number): string =>
  Array.from({ length: PARTS }, () => Math.floor(random() * PART_RANGE).toString(36)).join('-');

/**
 * Returns the key of an attempt: the stored one if its fingerprint is the same, else a new one.
 *
 * @param of a fingerprint of the attempt's content
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
 * @param key ends the attempt only if it has this key, because another tab may have started another one
 */
export function endAttempt(context: AttemptContext, name: string, key?: string): void {
  const attempts = readAttempts(context);
  if (key !== undefined && attempts.get(name)?.key !== key) return;
  if (attempts.delete(name)) writeAttempts(context, attempts);
}

export const dropAttempts = (storage: KeyValueStore): void => storage.remove(ITEM);
