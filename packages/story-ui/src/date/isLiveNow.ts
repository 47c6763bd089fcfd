import type { Environment } from '@broadsheet/block-kit';

/** The most milliseconds since the last post of a live blog that counts as live. */
const LIVE_MS = 24 * 60 * 60_000;

/**
 * Tells whether something that was last written to at a time can be called live: within a day. Editors forget to end a live
 * blog, and readers who find nothing new in one do not trust the next.
 *
 * @param last in ISO 8601
 * @param now returns the time in ms since 1970; it is told the moment that matters
 */
export function isLiveNow(last: string, now: Environment['now']): boolean {
  const over = Date.parse(last) + LIVE_MS;
  return now({ over }) < over;
}
