/** The most milliseconds since the last post of a live blog that counts as live. */
const LIVE_MS = 24 * 60 * 60_000;

/**
 * Tells whether something that was last written to at a time can be called live: within a day. Editors forget to end a live
 * blog, and readers who find nothing new in one do not trust the next.
 *
 * @param last in ISO 8601
 * @param now ms since 1970
 */
export function isLiveNow(last: string, now: number): boolean {
  return now - Date.parse(last) < LIVE_MS;
}
