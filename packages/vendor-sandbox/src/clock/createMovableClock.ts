import { DAY_MS } from '@broadsheet/client-core';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The maximum move of the clock: ten years. */
const MAX_DAYS = 3_650;

/** A clock that a person can move forward, to see what happens to a subscription over time. */
export interface MovableClock {
  /** Returns milliseconds since 1970 by the moved clock. */
  now(): number;
  /** Returns the whole days by which it has been moved. */
  movedDays(): number;
  /** Moves it forward; never back, because bills cannot be undone. @returns whether it was moved */
  forward(days: number): boolean;
}

function readDays(file: string | undefined): number {
  if (file === undefined || !existsSync(file)) return 0;
  const days = Number(readFileSync(file, 'utf8'));
  return Number.isInteger(days) && days >= 0 && days <= MAX_DAYS ? days : 0;
}

/**
 * Creates the clock.
 *
 * @param file the absolute path of a file that keeps the move across restarts; absent: nothing is kept
 */
export function createMovableClock(base: { now(): number }, file?: string): MovableClock {
  let days = readDays(file);
  return {
    now: () => base.now() + days * DAY_MS,
    movedDays: () => days,
    forward(more) {
      if (!Number.isInteger(more) || more < 1 || days + more > MAX_DAYS) return false;
      days += more;
      if (file !== undefined) {
        writeFileSync(`${file}.new`, String(days), { mode: 0o600 });
        renameSync(`${file}.new`, file);
      }
      return true;
    },
  };
}
