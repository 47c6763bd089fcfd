/**
 * Decides what follows a failed charge (dunning). The reader keeps access for a grace period while the charge is retried
 * on a few days, and gets a mail about each failure. All days count from the first failure, not from the day on which
 * the charge was due: if billing is down for a week, nobody may lose the grace period.
 */
import { DAY_MS } from '@broadsheet/client-core';

/** The days of retries and of the grace period. */
export interface RetryPolicy {
  /** The retries, in days after the first failure; ascending, and all within the grace period. */
  readonly retryAfterDays: readonly number[];
  /** Days after the first failure until the subscription ends. */
  readonly graceDays: number;
}

/** Four retries within two weeks: long enough for the next pay day or a new card. */
export const DEFAULT_RETRY_POLICY: RetryPolicy = { retryAfterDays: [1, 3, 6, 10], graceDays: 14 };

/**
 * Why a charge failed. `declined` may succeed on another day (too little money); `needsReader` cannot succeed until the
 * reader acts (a lost or expired card, an approval by the bank), so it is not retried automatically.
 */
export type ChargeFailure = 'declined' | 'needsReader';

/** The next step of billing for an unpaid period. Moments are milliseconds since 1970. */
export type RetryStep =
  | { readonly kind: 'retry'; readonly at: number; readonly graceEndsAt: number }
  | { readonly kind: 'wait'; readonly graceEndsAt: number }
  | { readonly kind: 'terminate' };

export interface FailedCharge {
  readonly failure: ChargeFailure;
  /** When the first attempt for this period failed; equals `now` if this was the first attempt. */
  readonly firstFailedAt: number;
  readonly now: number;
}

/** Decides the next step after a failed attempt. */
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
