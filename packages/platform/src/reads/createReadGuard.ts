/**
 * Tells a reader's first read of a story from all that must not count, and remembers nobody.
 *
 * What is kept are keyed hashes, in memory alone, under a key that is made anew each day and never leaves the process: not
 * even whoever runs the site can tell from them who has read what. Without cookies two people behind one address with the
 * same browser are one, and a network that reads more than anybody does is not listened to.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { getNetwork } from '../identity/http/getNetwork.ts';

export interface Read {
  /** `_id` in ANS. */
  readonly story: string;
  /** Network address; those that are unknown count as one. */
  readonly address?: string | undefined;
  readonly userAgent: string | undefined;
}

export interface ReadGuard {
  /** True for the first read of a story by a reader today, within what one network may add. */
  isNew(read: Read): boolean;
}

const DAY_MS = 24 * 60 * 60_000;
const WINDOW_MS = 10 * 60_000;
/** Reads of one network in ten minutes: a household, a classroom. */
const MOST_OF_A_NETWORK = 60;
/** Readers of one story in one network on one day. */
const MOST_OF_A_STORY = 5;
/** Hashes that are kept of each kind; the oldest leave first. About 10 MB at most. */
const MOST_KEPT = 100_000;

/** Programs that say what they are. */
const ROBOT = /bot\b|bot[/;]|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|okhttp|monitor/i;

/** Counts by key, of which the oldest are forgotten. */
function createTally() {
  const counts = new Map<string, number>();
  return {
    add(key: string): number {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      const [oldest] = counts.size > MOST_KEPT ? counts.keys() : [];
      if (oldest !== undefined) counts.delete(oldest);
      return count;
    },
    clear: () => counts.clear(),
  };
}

export function createReadGuard(clock: { now(): number }): ReadGuard {
  const readers = createTally();
  const stories = createTally();
  const networks = createTally();
  let key = randomBytes(32);
  let day = Math.floor(clock.now() / DAY_MS);
  let window = Math.floor(clock.now() / WINDOW_MS);

  function forgetWhatIsOver(): void {
    const now = clock.now();
    if (Math.floor(now / DAY_MS) !== day) {
      day = Math.floor(now / DAY_MS);
      key = randomBytes(32);
      readers.clear();
      stories.clear();
    }
    if (Math.floor(now / WINDOW_MS) !== window) {
      window = Math.floor(now / WINDOW_MS);
      networks.clear();
    }
  }

  const hash = (...parts: readonly string[]): string =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 16);

  return {
    isNew({ story, address = 'unknown', userAgent }) {
      if (userAgent === undefined || ROBOT.test(userAgent)) return false;
      forgetWhatIsOver();
      const network = getNetwork(address);
      if (networks.add(hash(network)) > MOST_OF_A_NETWORK) return false;
      if (readers.add(hash(network, userAgent, story)) > 1) return false;
      return stories.add(hash(network, story)) <= MOST_OF_A_STORY;
    },
  };
}
