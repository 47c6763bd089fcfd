/**
 * One refresh in all tabs of a browser.
 *
 * What a tab stores reaches the others on a way of its own, and may come later than the lock: the lock outlasts a
 * refresh that has succeeded by a moment, until the other tabs can read what was stored under it.
 */
import type { Clock } from '@broadsheet/client-core';
import { storageKeys } from '../storage/storageKeys.ts';

/** The part of the browser's Web Locks that is used; `navigator.locks` fits as it is. */
export interface RefreshLocks {
  request(
    name: string,
    options: { readonly signal: AbortSignal },
    run: () => Promise<void>,
  ): Promise<unknown>;
}

export interface LockOptions {
  /** Without them the work runs at once: nobody else is there. */
  readonly locks?: RefreshLocks;
  readonly clock: Clock;
  /** Milliseconds to wait for the lock at most. */
  readonly waitMs: number;
}

const SETTLE_MS = 50;

/**
 * Runs the work under a lock that all tabs of an origin share.
 *
 * Whoever holds it is bound by the time limit of one call, so a wait beyond `waitMs` means a frozen tab: the work then
 * runs without the lock, and it runs without one where the browser refuses locks.
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
    // The lock is held until the work has settled; how it settled is told by its own promise.
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
