/**
 * A breaker between the code and a database server that may be away.
 *
 * Without one, each statement waits for a connection as long as the driver tries. So when a connection fails, or no answer
 * comes for a while, the server is asked for a sign of life on a connection of its own. If there is none, what waits is
 * rejected, and so is what comes, at once, until the server answers again. A statement that is only slow goes on.
 */
import { DatabaseUnavailable } from '../http/DatabaseUnavailable.ts';
import { isConnectionFailure } from './isConnectionFailure.ts';

export interface Breaker {
  /**
   * Runs work that needs the server.
   *
   * @throws DatabaseUnavailable when the server is away
   */
  run<Result>(work: BreakableWork<Result>): Promise<Result>;
  /** Returns whether the server is taken for reachable. */
  isClosed(): boolean;
  /** Stops looking, and rejects what still waits. */
  stop(): void;
}

export interface BreakableWork<Result> {
  /** @param isAbandoned tells whether the caller was told meanwhile that the server is away, so that nothing may be done */
  start(isAbandoned: () => boolean): PromiseLike<Result>;
}

export interface BreakerOptions {
  /** Resolves with whether the server answers, within a limited time. Never rejects. */
  readonly isAlive: () => Promise<boolean>;
  /** Called when the server is away, and when it answers again. */
  readonly onReachable?: ((isThere: boolean) => void) | undefined;
}

interface Waiting {
  /** When an answer is missed, in milliseconds. */
  missedAt: number;
  abandon(): void;
}

/**
 * Milliseconds without an answer after which the server is asked for a sign of life. With a look and the second that a sign
 * of life may take, callers wait 1.65 s at most.
 */
const MISSED_MS = 400;
/** Milliseconds after which work that goes on is looked after again. */
const SLOW_MS = 5_000;
/** Milliseconds between two looks at what waits, and at a server that is away. */
const LOOK_MS = 250;

export function createBreaker({ isAlive, onReachable = () => undefined }: BreakerOptions): Breaker {
  const waiting = new Set<Waiting>();
  let isAway = false;
  let isAsking = false;
  let looking: NodeJS.Timeout | undefined;

  function decide(isThere: boolean): void {
    if (isAway === isThere) onReachable(isThere);
    isAway = !isThere;
    const now = performance.now();
    for (const each of waiting) {
      if (isThere) each.missedAt = Math.max(each.missedAt, now + SLOW_MS);
      else each.abandon();
    }
  }

  async function probe(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    decide(await isAlive());
    isAsking = false;
    look();
  }

  /** Looks again while something waits or the server is away. */
  function look(): void {
    if (looking !== undefined || (waiting.size === 0 && !isAway)) return;
    looking = setTimeout(() => {
      looking = undefined;
      const now = performance.now();
      if (isAway || [...waiting].some(({ missedAt }) => missedAt <= now)) void probe();
      look();
    }, LOOK_MS).unref();
  }

  async function run<Result>({ start }: BreakableWork<Result>): Promise<Result> {
    if (isAway) throw new DatabaseUnavailable();
    let isAbandoned = false;
    const { promise, reject } = Promise.withResolvers<never>();
    const one: Waiting = {
      missedAt: performance.now() + MISSED_MS,
      abandon() {
        isAbandoned = true;
        reject(new DatabaseUnavailable());
      },
    };
    waiting.add(one);
    look();
    try {
      return await Promise.race([start(() => isAbandoned), promise]);
    } catch (cause) {
      if (!isConnectionFailure(cause)) throw cause;
      void probe();
      throw new DatabaseUnavailable({ cause });
    } finally {
      waiting.delete(one);
    }
  }

  const stop = (): void => {
    isAway = true;
    clearTimeout(looking);
    for (const each of waiting) each.abandon();
  };
  return { run, isClosed: () => !isAway, stop };
}
