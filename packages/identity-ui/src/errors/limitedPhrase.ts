import { MINUTE_MS } from '@broadsheet/client-core';

/** What a reader is told after too many attempts, by how long the limit lasts. */
export type LimitedPhrase = 'id.err.limited' | 'id.err.limitedHour' | 'id.err.limitedDay';

/**
 * Returns the phrase that names a time after which the limit is over: minutes, an hour or a day.
 *
 * @param retryAfterMs what the service's `Retry-After` says, in ms
 */
export function limitedPhrase(retryAfterMs = 0): LimitedPhrase {
  if (retryAfterMs <= 15 * MINUTE_MS) return 'id.err.limited';
  return retryAfterMs <= 60 * MINUTE_MS ? 'id.err.limitedHour' : 'id.err.limitedDay';
}
