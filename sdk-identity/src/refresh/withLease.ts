/**
 * A lock for browsers without Web Locks: a note in local storage that says who works and until when.
 *
 * Storage has no test-and-set, so whoever writes the note looks a moment later whether it is still theirs. The note
 * runs out by itself, which frees the place of a tab that was closed at work.
 */
import type { Clock } from '@broadsheet/client-core';
import type { StorageBackend } from '../storage/StorageBackend.ts';

export interface LeaseOptions {
  readonly key: string;
  readonly backend: StorageBackend;
  readonly clock: Clock;
  readonly random: () => number;
  /** Milliseconds that a note lasts, and that a wait for another's note lasts at most. */
  readonly lastsMs: number;
}

/** How long two busy tabs that write at the same moment may need to see each other's note. */
const SETTLE_MS = 100;
const POLL_MS = 50;

/** Runs the work under the note, or without it when it cannot be had in time or nothing can be stored. */
export async function withLease<Result>(
  { key, backend, clock, random, lastsMs }: LeaseOptions,
  run: () => Promise<Result>,
): Promise<Result> {
  const owner = `${clock.now()}.${random()}`;
  const giveUpMs = clock.now() + lastsMs;
  const pause = (ms: number): Promise<void> => new Promise((resolve) => void clock.setTimeout(resolve, ms));
  const getOwner = (): string | undefined => {
    // Whose it is, a blank, and until when in milliseconds since 1970.
    const [holder, untilMs] = (backend.get(key) ?? '').split(' ');
    const leftMs = Number(untilMs) - clock.now();
    // More than a full lease left: the clock was set back, and the note may never run out.
    return leftMs > 0 && leftMs <= lastsMs ? holder : undefined;
  };

  while (getOwner() !== owner && clock.now() < giveUpMs) {
    if (getOwner() === undefined) {
      if (!backend.set(key, `${owner} ${clock.now() + lastsMs}`)) break;
      await pause(SETTLE_MS);
    } else {
      await pause(POLL_MS + random() * POLL_MS);
    }
  }
  try {
    return await run();
  } finally {
    if (getOwner() === owner) backend.remove(key);
  }
}
