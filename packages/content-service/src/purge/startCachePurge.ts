/**
 * Tells a cache in front of the site what to forget.
 *
 * Each change is told by one process of all, at once and once more some seconds later: a page that was under way during the
 * change, or that a process has sent which had not heard of it, may have come into the cache in between. Up to which change
 * the cache was told stands in the database, so that another process goes on where one was killed.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@broadsheet/service-kit/database';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import { readChangedKeys } from '../changes/readChangedKeys.ts';
import type { KnownChanges } from '../changes/readChangedKeys.ts';
import { siteCacheKey, toCacheKeys } from './cacheKeys.ts';
import { PurgeError } from './CachePurger.ts';
import type { CachePurger } from './CachePurger.ts';
import { endPurge, renewPurge, lookAtPurge } from './purgeStore.ts';
import type { PurgeState } from './purgeStore.ts';

export interface CachePurgeOptions {
  readonly database: Database;
  readonly site: string;
  readonly purger: CachePurger;
  readonly log: PlatformLog;
  readonly clock: { now(): number };
}

export interface CachePurge {
  /** Says that something has changed. Without it changes are found within 400 ms. */
  wake(): void;
  /** Returns whether the cache was told all changes: `behind` if it did not accept them. */
  health(): 'ok' | 'behind';
  /** Finishes the purge in progress, then stops. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks. */
const LOOK_MS = 400;
/** Milliseconds in which further changes are waited for, so that they are told together. */
const GATHER_MS = 50;
/** Milliseconds after which a change is told once more: as long as a page may be under way or a list shown that has changed. */
const REPEAT_MS = 3_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const SIGN_OF_LIFE_MS = 300;
const LOGGED_MS = 60_000;

const NEVER: Pick<KnownChanges, 'number'> = { number: -1n };

interface Work {
  /** The keys to tell; all of the site are one key. */
  readonly keys: readonly string[];
  /** Returns the state afterwards. @param now milliseconds since 1970 */
  next(now: number): PurgeState;
}

type Finding = Pick<CachePurgeOptions, 'database' | 'site' | 'purger' | 'clock'>;

/** Returns what the cache is to be told; undefined if there is nothing. */
async function findWork(state: PurgeState | undefined, finding: Finding): Promise<Work | undefined> {
  const { database, site, purger, clock } = finding;
  const at = clock.now();
  const found = await readChangedKeys(database, state?.told ?? { ...NEVER, at }, { at });
  if (found === undefined) return undefined;
  const told = { number: found.number, at };
  const due = state?.due !== undefined && at >= state.due.from ? state.due.told : undefined;
  const again = state && due && (await readChangedKeys(database, state.repeated, due));
  if (found.keys.length === 0 && due === undefined) return undefined;
  const keys = toCacheKeys([...found.keys, ...(again?.keys ?? [])], site);
  const isTwice = due !== undefined && due.number === told.number && found.keys.length === 0;
  const pending = due === undefined ? state?.due : undefined;
  return {
    keys: keys.length > purger.mostKeys ? [siteCacheKey(site)] : keys,
    next: (now) => ({
      told,
      repeated: due ?? state?.repeated ?? told,
      due: isTwice ? undefined : (pending ?? { told, from: now + REPEAT_MS }),
    }),
  };
}

type Outcome = 'told' | 'held' | 'nothing';

/** Creates the function that tells the cache what it was not told yet, unless another process does. */
function createTurn(options: CachePurgeOptions): () => Promise<Outcome> {
  const { database, site, purger, clock } = options;
  const place = { target: `${site} ${purger.name}`, holder: randomUUID() };

  /** Purges, and shows other processes meanwhile that this one lives. */
  async function purge(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    // A sign of life that fails is no news: the row is written at the end, or another process tells once more.
    const alive = setInterval(() => void renewPurge(database, place).catch(() => undefined), SIGN_OF_LIFE_MS);
    try {
      await purger.purge(keys);
    } finally {
      clearInterval(alive);
    }
  }

  return async () => {
    const seen = await lookAtPurge(database, place);
    if (seen.isHeld) return 'held';
    if ((await findWork(seen.state, options)) === undefined) return 'nothing';
    const held = await renewPurge(database, place);
    if (held.isHeld) return 'held';
    try {
      const work = await findWork(held.state, options);
      await purge(work?.keys ?? []);
      await endPurge(database, place, work?.next(clock.now()));
      return 'told';
    } catch (error) {
      await endPurge(database, place);
      throw error;
    }
  };
}

/** Creates the count of failures, which decides how long to wait and what to log. */
function createFailures({ log, clock, purger }: Pick<CachePurgeOptions, 'log' | 'clock' | 'purger'>) {
  let count = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return {
    isFailing: () => count > 0,
    end: () => void (count = 0),
    /** Records a failure. Returns the milliseconds until the next attempt. */
    record(error: unknown): number {
      if (clock.now() - loggedAt >= LOGGED_MS) {
        loggedAt = clock.now();
        log.error(
          `${purger.name} was not told what has changed and shows what is old; it is tried again.`,
          error,
        );
      }
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** count);
      count += 1;
      return Math.max(pauseMs, error instanceof PurgeError ? error.retryAfterMs : 0);
    },
  };
}

/** Starts telling a cache what to forget. */
export function startCachePurge(options: CachePurgeOptions): CachePurge {
  const turn = createTurn(options);
  const failures = createFailures(options);
  const stopping = new AbortController();
  let looking = new AbortController();

  /** Waits until it is time to look, or something has changed. */
  async function pause(ms: number, isWakeable: boolean): Promise<void> {
    const signals = [stopping.signal, ...(isWakeable ? [looking.signal] : [])];
    await sleep(ms, undefined, { signal: AbortSignal.any(signals), ref: false }).catch(() => undefined);
    if (!looking.signal.aborted) return;
    looking = new AbortController();
    await sleep(GATHER_MS, undefined, { ref: false });
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const outcome = await turn();
        if (outcome === 'told') failures.end();
        await pause(outcome === 'told' ? GATHER_MS : LOOK_MS, true);
      } catch (error) {
        await pause(failures.record(error), false);
      }
    }
  }

  const running = run();
  return {
    wake: () => looking.abort(),
    health: () => (failures.isFailing() ? 'behind' : 'ok'),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
