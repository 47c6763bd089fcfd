/**
 * Recognises a reader's first read of a story, and other reads that must not count, without storing anything about readers.
 *
 * It keeps keyed hashes, only in memory, under a key that is new each day and never leaves the process: not even the
 * operator can find out from them who has read what. Because there are no cookies, two people with the same address and
 * browser count as one. A network with more reads than people can cause is ignored.
 */
import { DAY_MS } from '@broadsheet/client-core';
import { createHmac, randomBytes } from 'node:crypto';
import { getNetwork } from '@broadsheet/service-kit/http';

export interface Read {
  /** The story's `_id` in ANS. */
  readonly story: string;
  /** The network address; all unknown ones count as one. */
  readonly address?: string | undefined;
  readonly userAgent: string | undefined;
}

export interface ReadGuard {
  /** Returns true for a reader's first read of a story today, within the limits of one network. */
  isNew(read: Read): boolean;
  /** Returns whether `isNew` was true for this reader and story today. */
  hasCounted(read: Read): boolean;
}

const WINDOW_MS = 10 * 60_000;
/** The maximum number of reads of one network in ten minutes: enough for a household or a classroom. */
const MOST_OF_A_NETWORK = 60;
/** The maximum number of readers of one story in one network on one day. */
const MOST_OF_A_STORY = 5;
/** The maximum number of hashes of each kind, about 10 MB; the oldest are dropped first. */
const MOST_KEPT = 100_000;

/** The user agents of programs that identify themselves. */
const ROBOT = /bot\b|bot[/;]|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|okhttp|monitor/i;

/** Creates counters by key; the oldest keys are dropped. */
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
    has: (key: string): boolean => counts.has(key),
    clear: () => counts.clear(),
  };
}

export function createReadGuard(clock: { now(): number }): ReadGuard {
  const readers = createTally();
  const counted = createTally();
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
      counted.clear();
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
      const reader = hash(network, userAgent, story);
      // What a reader repeats takes nothing from the others of the network.
      if (readers.has(reader) || networks.add(hash(network)) > MOST_OF_A_NETWORK) return false;
      readers.add(reader);
      if (stories.add(hash(network, story)) > MOST_OF_A_STORY) return false;
      counted.add(reader);
      return true;
    },
    hasCounted({ story, address = 'unknown', userAgent = '' }) {
      forgetWhatIsOver();
      return counted.has(hash(getNetwork(address), userAgent, story));
    },
  };
}
