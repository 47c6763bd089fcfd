/**
 * What of the content has changed, for everybody who keeps something that was made from it.
 *
 * Each report of changes begins a new moment. Whoever keeps an answer remembers the moment before it was read and the keys
 * of what it was made from, and asks whether one of them has changed since. So a change costs nobody anything who has none
 * of its keys, and nothing is searched when it arrives.
 */
import { systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { isListKey, toKey } from './readKey.ts';

/** The moment before something was read, and the keys of what was read. */
export interface MadeFrom {
  readonly moment: number;
  /** Digests of the keys, see `readKey.ts`. */
  readonly keys: Uint32Array;
}

/**
 * `content`: something that was read has changed, and may be hidden now; it must not be shown again. `lists`: a list may
 * have another entry; it can be shown for a moment while it is read again.
 */
export type ChangeEffect = 'none' | 'lists' | 'content';

export interface ContentChanges {
  /** Returns the present moment, a whole number that grows. */
  now(): number;
  /** Records that content with these keys has changed; `*` stands for everything. */
  record(keys: readonly string[]): void;
  /** Returns how changes since then affect what was made. */
  effectOn(made: MadeFrom): ChangeEffect;
  /** Ends the time for which lists may be shown that a change until now may concern. */
  endDelays(): void;
  /** Returns the milliseconds since the first change after a moment; 0 if there was none. */
  ageOf(moment: number): number;
}

/** The number of keys after which what was made before is taken for changed, so that the memory stays bounded. */
const MOST_KEYS = 100_000;
/** The number of moments whose time is known. */
const MOST_TIMES = 10_000;

const EVERYTHING = '*';

/** Creates the record of changes; without any nothing is ever affected. */
export function createContentChanges({
  clock = systemClock,
}: { readonly clock?: Pick<Clock, 'now'> } = {}): ContentChanges {
  let present = 0;
  /** What was made before this moment may be affected by anything. */
  let known = 0;
  /** Lists that were made before this moment may not be shown after a change. */
  let listed = 0;
  const changed = new Map<number, number>();
  const times = new Map<number, number>();

  function forgetKeys(): void {
    changed.clear();
    known = present;
  }

  return {
    now: () => present,
    record(keys) {
      if (keys.length === 0) return;
      present += 1;
      times.set(present, clock.now());
      times.delete(present - MOST_TIMES);
      for (const key of keys) changed.set(toKey(key), present);
      if (changed.size > MOST_KEYS || keys.includes(EVERYTHING)) forgetKeys();
    },
    effectOn({ moment, keys }) {
      if (moment === present) return 'none';
      if (moment < known) return 'content';
      let effect: ChangeEffect = 'none';
      for (const key of keys) {
        if ((changed.get(key) ?? 0) <= moment) continue;
        if (!isListKey(key)) return 'content';
        effect = 'lists';
      }
      return effect;
    },
    endDelays: () => void (listed = present),
    ageOf(moment) {
      if (moment >= present) return 0;
      if (moment < listed) return Number.POSITIVE_INFINITY;
      const at = times.get(moment + 1);
      return at === undefined ? Number.POSITIVE_INFINITY : clock.now() - at;
    },
  };
}
