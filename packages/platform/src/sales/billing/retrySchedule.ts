/**
 * What follows a charge that failed. The reader keeps access for a grace period while the charge is tried again on a
 * few days; each failure is told to the reader. Everything counts from the first failure, not from the day that the
 * charge was due: billing that stood still for a week must not cost anybody the grace period.
 */
import { DAY_MS } from './Period.ts';

/** How patient billing is. */
export interface RetryPolicy {
  /** Days after the first failure, rising, all within the grace period. */
  readonly retryAfterDays: readonly number[];
  /** Days after the first failure until the subscription ends. */
  readonly graceDays: number;
}

/** Four more attempts within two weeks: long enough for the next pay day or a new card. */
export const DEFAULT_RETRY_POLICY: RetryPolicy = { retryAfterDays: [1, 3, 6, 10], graceDays: 14 };

/**
 * Why a charge failed. `declined` may pass on another day (too little money); `needsReader` cannot until the reader does
 * something (a card that is lost or expired, an approval by the bank), so it is not tried again by itself.
 */
export type ChargeFailure = 'declined' | 'needsReader';

/** What billing does next with an unpaid period. Moments are milliseconds since 1970. */
export type RetryStep =
  | { readonly kind: 'retry'; readonly at: number; readonly graceEndsAt: number }
  | { readonly kind: 'wait'; readonly graceEndsAt: number }
  | { readonly kind: 'terminate' };

export interface FailedCharge {
  readonly failure: ChargeFailure;
  /** When the first attempt for this period failed: `now`, if this one was it. */
  readonly firstFailedAt: number;
  readonly now: number;
}

/** Decides after a failed attempt. */
export function planRetry(
  { failure, firstFailedAt, now }: FailedCharge,
  policy: RetryPolicy = DEFAULT_RETRY_POLICY,
): RetryStep {
  const graceEndsAt = firstFailedAt + policy.graceDays * DAY_MS;
  if (now >= graceEndsAt) return { kind: 'terminate' };
  if (failure === 'needsReader') return { kind: 'wait', graceEndsAt };
  const at = policy.retryAfterDays
    .map((days) => firstFailedAt + days * DAY_MS)
    .find((moment) => moment > now);
  return at === undefined || at >= graceEndsAt
    ? { kind: 'wait', graceEndsAt }
    : { kind: 'retry', at, graceEndsAt };
}
