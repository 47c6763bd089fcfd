import { HOUR_MS, MINUTE_MS } from '@broadsheet/client-core';

/** The pauses before the next attempts, in milliseconds: four days together, as mail servers try themselves. */
const DELAYS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
  24 * HOUR_MS,
  24 * HOUR_MS,
];

/** Returns the pause after a failed attempt, in milliseconds; undefined when the mail is given up. `attempts` is from 1. */
export const retryDelay = (attempts: number): number | undefined => DELAYS_MS[attempts - 1];
