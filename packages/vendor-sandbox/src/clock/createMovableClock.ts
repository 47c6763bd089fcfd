import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const DAY_MS = 24 * 60 * 60_000;
/** Ten years: what a person can want to look at. */
const MAX_DAYS = 3_650;

/** A clock that a person can put forward, to see what happens when a subscription grows older. */
export interface MovableClock {
  /** Milliseconds since 1970, moved. */
  now(): number;
  /** How far it has been put forward, in whole days. */
  movedDays(): number;
  /** Puts it forward; it never goes back, for what has been billed stays billed. @returns whether it could */
  forward(days: number): boolean;
}

function readDays(file: string | undefined): number {
  if (file === undefined || !existsSync(file)) return 0;
  const days = Number(readFileSync(file, 'utf8'));
  return Number.isInteger(days) && days >= 0 && days <= MAX_DAYS ? days : 0;
}

/** @param file keeps how far the clock was moved behind a restart; absolute. Without it nothing is kept. */
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
