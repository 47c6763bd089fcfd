import type { Clock } from '@broadsheet/client-core';
import type { StorageBackend } from '../storage/StorageBackend.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import { withWebLock } from './withWebLock.ts';
import type { RefreshLocks } from './withWebLock.ts';

/** What keeps the tabs from refreshing a session at the same time. */
export interface LockAdapters {
  readonly clock: Clock;
  readonly random: () => number;
  readonly locks?: RefreshLocks;
  /** Where a note stands in for a lock. */
  readonly shared: StorageBackend;
  /** Milliseconds to wait for another's work at most. */
  readonly waitMs: number;
}

/**
 * Runs the work while no other tab or client does: by the browser's lock, else by a note in local storage, whose code is
 * fetched then, for only pages over http have no locks.
 */
export async function onceAcrossTabs<Result>(
  { clock, random, locks, shared, waitMs }: LockAdapters,
  run: () => Promise<Result>,
): Promise<Result> {
  const name = storageKeys.refreshing;
  if (locks) return withWebLock({ name, locks, clock, waitMs }, run);
  const { withLease } = await import('./withLease.ts');
  return withLease({ key: name, backend: shared, clock, random, lastsMs: waitMs }, run);
}
