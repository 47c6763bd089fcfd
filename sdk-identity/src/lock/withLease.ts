/**
 * A lock for browsers without Web Locks: a note in local storage that says who works and until when.
 *
 * Storage has no test-and-set, so whoever writes the note looks a moment later whether it is still theirs. The note
 * runs out by itself, which frees the place of a tab that was closed at work.
 */
import type { Clock } from '@broadsheet/client-core';
import { isRecord, readNumber, readString } from '@broadsheet/client-core';
import { parseJson } from '../json/parseJson.ts';
import type { Place } from '../storage/Place.ts';

export interface LeaseOptions {
  readonly place: Place;
  readonly clock: Clock;
  readonly random: () => number;
  /** Milliseconds that a note lasts, and that a wait for another's note lasts at most. */
  readonly lastsMs: number;
}

/** How long two busy tabs that write at the same moment may need to see each other’s note. */
const SETTLE_MS = 100;
const POLL_MS = 50;

/** Runs the work under the note, or without it when it cannot be had in time or nothing can be stored. */
export async function withLease<Result>(
  key: string,
  { place, clock, random, lastsMs }: LeaseOptions,
  run: () => Promise<Result>,
): Promise<Result> {
  const owner = `${clock.now()}.${random()}`;
  const giveUpMs = clock.now() + lastsMs;
  const pause = (ms: number): Promise<void> => new Promise((resolve) => void clock.setTimeout(resolve, ms));
  const ownerOf = (): string | undefined => {
    const note = parseJson(place.get(key) ?? '');
    const leftMs = isRecord(note) ? (readNumber(note, 'untilMs') ?? 0) - clock.now() : 0;
    // More than a full lease left: the clock was set back, and the note may never run out.
    return isRecord(note) && leftMs > 0 && leftMs <= lastsMs ? readString(note, 'owner') : undefined;
  };

  while (ownerOf() !== owner && clock.now() < giveUpMs) {
    if (ownerOf() === undefined) {
      if (!place.set(key, JSON.stringify({ owner, untilMs: clock.now() + lastsMs }))) break;
      await pause(SETTLE_MS);
    } else {
      await pause(POLL_MS + random() * POLL_MS);
    }
  }
  try {
    return await run();
  } finally {
    if (ownerOf() === owner) place.remove(key);
  }
}
