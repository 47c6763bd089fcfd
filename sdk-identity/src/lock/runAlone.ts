import type { Clock } from '@broadsheet/client-core';
import type { Place } from '../storage/Place.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import type { RefreshLocks } from './RefreshLocks.ts';
import { withLease } from './withLease.ts';
import { withWebLock } from './withWebLock.ts';

/** What keeps the tabs from renewing a session at the same time. */
export interface LockEdges {
  readonly clock: Clock;
  readonly random: () => number;
  readonly locks?: RefreshLocks;
  /** Where a note stands in for a lock. */
  readonly shared: Place;
  /** Milliseconds to wait for another's work at most. */
  readonly waitMs: number;
}

/** Runs the work while no other tab or client does, by the browser's lock or else by a note in local storage. */
export async function runAlone<Result>(edges: LockEdges, run: () => Promise<Result>): Promise<Result> {
  const { clock, random, locks, shared, waitMs } = edges;
  if (locks) return withWebLock(storageKeys.refreshing, { locks, clock, waitMs }, run);
  return withLease(storageKeys.refreshing, { place: shared, clock, random, lastsMs: waitMs }, run);
}
