/**
 * A lock for browsers without Web Locks: a note in local storage that says who works and until when.
 *
 * Storage has no test-and-set, so whoever writes the note looks a moment later whether it is still theirs. The note
 * runs out by itself, which frees the place of a tab that was closed at work.
 */
import type { Clock } from '@broadsheet/client-core';
import type { StorageBackend } from '../storage/StorageBackend.ts';
import type { RefreshLocks } from './onceAcrossTabs.ts';

export interface LeaseOptions {
  /** What all tabs can read. */
  readonly backend: StorageBackend;
  readonly clock: Clock;
  /** A number from 0 up to but not including 1. */
  readonly random: () => number;
  /** Milliseconds that a note lasts, and that a wait for another's note lasts at most. */
  readonly lastsMs: number;
}

/** How long two busy tabs that write at the same moment may need to see each other's note. */
const SETTLE_MS = 100;
const POLL_MS = 50;

/** Makes locks that need local storage only. Work runs without a note when none can be had in time or stored. */
export function createLeaseLocks({ backend, clock, random, lastsMs }: LeaseOptions): RefreshLocks {
  const pause = (ms: number): Promise<void> => new Promise((resolve) => void clock.setTimeout(resolve, ms));

  const getOwner = (name: string): string | undefined => {
    // Whose it is, a blank, and until when in milliseconds since 1970.
    const [owner, untilMs] = (backend.get(name) ?? '').split(' ');
    const leftMs = Number(untilMs) - clock.now();
    // More than a full lease left: the clock was set back, and the note may never run out.
    return leftMs > 0 && leftMs <= lastsMs ? owner : undefined;
  };

  async function take(name: string, owner: string): Promise<void> {
    const giveUpMs = clock.now() + lastsMs;
    while (getOwner(name) !== owner && clock.now() < giveUpMs) {
      if (getOwner(name) === undefined) {
        if (!backend.set(name, `${owner} ${clock.now() + lastsMs}`)) return;
        await pause(SETTLE_MS);
      } else {
        await pause(POLL_MS + random() * POLL_MS);
      }
    }
  }

  return {
    async request(name, { signal }, run) {
      const owner = `${clock.now()}.${random()}`;
      await take(name, owner);
      try {
        signal.throwIfAborted();
        await run();
      } finally {
        if (getOwner(name) === owner) backend.remove(name);
      }
    },
  };
}
