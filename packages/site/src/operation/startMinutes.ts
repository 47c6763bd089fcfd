/**
 * Counts by minute for as long as the process runs, and stores the minutes in the database, where those of all processes are.
 * A minute that cannot be stored waits in a ring of bounded size until the database answers again.
 */
import { MINUTE_MS, SECOND_MS } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import type { OperationRecords } from '@broadsheet/platform';
import type { SiteMetrics } from '../metrics/createSiteMetrics.ts';
import { createMinuteCounter } from './createMinuteCounter.ts';
import type { CountedMetrics } from './createMinuteCounter.ts';
import type { OperationMinute, ProcessName } from './OperationMinute.ts';

/** The milliseconds between two looks at the pool, the database and the event loop, and between two stored states. */
const LOOK_MS = 20 * SECOND_MS;
/** The most minutes that wait to be stored. */
const MOST_MINUTES = 60;

export interface Minutes {
  /** Stores what was counted until now. Never rejects: a failure is logged, and what was not stored is stored later. */
  store(): Promise<void>;
  /** Stores a last time, and counts no more. */
  stop(): Promise<void>;
}

export interface MinutesOptions {
  readonly metrics: CountedMetrics & Pick<SiteMetrics, 'readNow'>;
  readonly records: Pick<OperationRecords, 'storeMinutes'>;
  /** The id of the process, new at each start. */
  readonly process: string;
  readonly name: ProcessName;
  readonly clock: Clock;
  readonly log: { warn(message: string, facts?: unknown): void };
}

type Looks = Pick<OperationMinute, 'pool' | 'isDatabaseAway' | 'lag'>;
type Now = ReturnType<SiteMetrics['readNow']>;

/** Returns the worst of the looks within a minute. */
function addLook({ pool, isDatabaseAway, lag }: Looks, now: Now): Looks {
  const worst = now.pool && {
    inUse: Math.max(now.pool.inUse, pool?.inUse ?? 0),
    waiting: Math.max(now.pool.waiting, pool?.waiting ?? 0),
    limit: now.pool.limit,
  };
  return {
    ...(worst && { pool: worst }),
    isDatabaseAway: isDatabaseAway || !now.isDatabaseThere,
    lag: Math.max(lag, now.lag),
  };
}

const NO_LOOKS: Looks = { isDatabaseAway: false, lag: 0 };

const toMinute = (at: number): number => Math.floor(at / MINUTE_MS) * MINUTE_MS;

interface CountedMinute {
  /** The start of the minute, in milliseconds since 1970. */
  readonly at: number;
  readonly body: OperationMinute;
}

/** Counts minute after minute: `claim` returns the minute that is counted, and those that have ended since the last call. */
function createCounting({ metrics, name, clock }: Pick<MinutesOptions, 'metrics' | 'name' | 'clock'>) {
  const counter = createMinuteCounter(metrics);
  let at = toMinute(clock.now());
  let looks = NO_LOOKS;
  return {
    claim(): { readonly current: CountedMinute; readonly hasEnded: boolean } {
      looks = addLook(looks, metrics.readNow());
      const current = { at, body: { ...name, ...counter.read(), ...looks } };
      const now = toMinute(clock.now());
      const hasEnded = now !== at;
      if (hasEnded) {
        counter.restart();
        [at, looks] = [now, NO_LOOKS];
      }
      return { current, hasEnded };
    },
  };
}

/** Starts counting. */
export function startMinutes(options: MinutesOptions): Minutes {
  const { records, process, clock, log } = options;
  const counting = createCounting(options);
  let waiting: readonly CountedMinute[] = [];
  let storing = Promise.resolve();
  let stopTimer = (): void => undefined;

  async function storeNow(): Promise<void> {
    const { current, hasEnded } = counting.claim();
    const stored = [...waiting, current];
    // A minute that goes on is counted again at the next call.
    waiting = (hasEnded ? stored : waiting).slice(-MOST_MINUTES);
    try {
      await records.storeMinutes(stored.map((minute) => ({ ...minute, process })));
      waiting = [];
    } catch (error) {
      if (hasEnded)
        log.warn('What was counted in the last minute could not be stored; it is tried again.', {
          error: String(error),
        });
    }
  }

  const store = (): Promise<void> => (storing = storing.then(storeNow));

  function schedule(): void {
    // The end of a minute is a look too, so that no minute contains what belongs to the next one.
    stopTimer = clock.setTimeout(
      () => {
        schedule();
        void store();
      },
      LOOK_MS - (clock.now() % LOOK_MS),
    );
  }

  schedule();
  return {
    store,
    stop() {
      stopTimer();
      return store();
    },
  };
}
