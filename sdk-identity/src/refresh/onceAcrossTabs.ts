/**
 * Allows one refresh at a time in all tabs of a browser.
 *
 * Stored values may reach the other tabs later than the release of a lock does. Therefore the lock is held for a moment
 * after a successful refresh, until the other tabs can read the new tokens.
 */
import type { Clock } from '@broadsheet/client-core';
import { storageKeys } from '../storage/storageKeys.ts';

/** The members of the Web Locks API that are used; `navigator.locks` has them. */
export interface RefreshLocks {
  request(
    name: string,
    options: { readonly signal: AbortSignal },
    run: () => Promise<void>,
  ): Promise<unknown>;
}

export interface LockOptions {
  /** The locks; if absent, there are no other tabs, and the work runs at once. */
  readonly locks?: RefreshLocks;
  readonly clock: Clock;
  /** The maximum wait for the lock, in milliseconds. */
  readonly waitMs: number;
}

const SETTLE_MS = 50;

/**
 * Runs the work under a lock that all tabs of an origin share.
 *
 * The work of a tab is bound by the time limit of one call, so a wait beyond `waitMs` means that the tab with the lock is
 * frozen: the work then runs without the lock. It also runs without one if the browser refuses locks.
 *
 * @throws whatever the work throws
 */
export async function onceAcrossTabs<Result>(
  { locks, clock, waitMs }: LockOptions,
  run: () => Promise<Result>,
): Promise<Result> {
  if (locks === undefined) return run();
  const waiting = new AbortController();
  const { signal } = waiting;
  const begun: Promise<Result>[] = [];
  const done = Promise.withResolvers<void>();
  let stopWaiting = (): void => undefined;
  const tooLate = new Promise<void>((resolve) => {
    stopWaiting = clock.setTimeout(resolve, waitMs);
  });

  async function begin(): Promise<void> {
    if (signal.aborted) return;
    stopWaiting();
    begun.push(run());
    // The lock is held until the work has settled; its result is in its own promise.
    const [end] = await Promise.allSettled(begun);
    if (end?.status !== 'fulfilled') return;
    done.resolve();
    await new Promise<void>((resolve) => void clock.setTimeout(resolve, SETTLE_MS));
  }

  const released = (async () => locks.request(storageKeys.refreshing, { signal }, begin))();
  await Promise.race([done.promise, released.catch(() => undefined), tooLate]);
  stopWaiting();
  const [work] = begun;
  if (work !== undefined) return work;
  waiting.abort();
  return run();
}
