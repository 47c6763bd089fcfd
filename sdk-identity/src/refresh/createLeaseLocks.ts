/**
 * Locks for browsers without Web Locks: a lease in local storage that names the tab that does the work, and its expiry.
 *
 * Storage has no test-and-set, so a tab that writes the lease checks a moment later whether the lease is still its own. A
 * lease expires by itself, which frees the lock of a tab that was closed during its work.
 */
import type { Clock } from '@broadsheet/client-core';
import type { StorageBackend } from '../storage/StorageBackend.ts';
import type { RefreshLocks } from './onceAcrossTabs.ts';

export interface LeaseOptions {
  /** The storage that all tabs share. */
  readonly backend: StorageBackend;
  readonly clock: Clock;
  /** Returns a number from 0 up to but not including 1. */
  readonly random: () => number;
  /** Milliseconds until a lease expires, and the maximum wait for another tab's lease. */
  readonly lastsMs: number;
}

/** Milliseconds after which two busy tabs that write at the same moment surely see each other's lease. */
const SETTLE_MS = 100;
const POLL_MS = 50;

/** Creates locks that need local storage only. The work runs without a lease when none is free in time or can be stored. */
export function createLeaseLocks({ backend, clock, random, lastsMs }: LeaseOptions): RefreshLocks {
  const pause = (ms: number): Promise<void> => new Promise((resolve) => void clock.setTimeout(resolve, ms));

  const getOwner = (name: string): string | undefined => {
    // The owner, a blank, and the expiry in milliseconds since 1970.
    const [owner, untilMs] = (backend.get(name) ?? '').split(' ');
    const leftMs = Number(untilMs) - clock.now();
    // If more than a full lease is left, the clock was set back, and the lease might never expire.
    return leftMs > 0 && leftMs <= lastsMs ? owner : undefined;
  };

  async function acquire(name: string, owner: string): Promise<void> {
    const abandonAfterMs = clock.now() + lastsMs;
    while (getOwner(name) !== owner && clock.now() < abandonAfterMs) {
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
      await acquire(name, owner);
      try {
        signal.throwIfAborted();
        await run();
      } finally {
        if (getOwner(name) === owner) backend.remove(name);
      }
    },
  };
}
