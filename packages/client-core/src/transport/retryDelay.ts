import { isApiError } from '../errors/ApiError.ts';
import { isNetworkError } from '../errors/NetworkError.ts';
import type { RetryPolicy } from './Transport.ts';

/** Completes a policy with defaults. A member that is `undefined` counts as missing, so that every limit is set. */
export function completeRetryPolicy({
  attempts = 3,
  baseMs = 200,
  capMs = 5_000,
  retryAfterLimitMs = 30_000,
  statuses = [408, 425, 429, 500, 502, 503, 504],
}: Partial<RetryPolicy> = {}): RetryPolicy {
  return { attempts, baseMs, capMs, retryAfterLimitMs, statuses };
}

/** Returns the wait that the server asks for, 0 if it asks for none, `undefined` if a retry is pointless. */
function leastDelay(error: unknown, policy: RetryPolicy): number | undefined {
  if (isNetworkError(error)) return error.reason === 'aborted' ? undefined : 0;
  if (!isApiError(error) || !policy.statuses.includes(error.httpStatus)) return undefined;
  const requestedMs = error.retryAfterMs ?? 0;
  return requestedMs > policy.retryAfterLimitMs ? undefined : requestedMs;
}

export interface RetryState {
  /** The number of the failed attempt, counted from 1. */
  readonly attempt: number;
  readonly policy: RetryPolicy;
  /** Returns a random number from 0 up to but not including 1. */
  readonly random: () => number;
}

/**
 * Returns the wait before the next attempt: exponential backoff with full jitter, in addition to the server's Retry-After.
 *
 * @returns milliseconds, or `undefined` to give up with this error
 */
export function retryDelay(error: unknown, { attempt, policy, random }: RetryState): number | undefined {
  if (attempt >= policy.attempts) return undefined;
  const leastMs = leastDelay(error, policy);
  if (leastMs === undefined) return undefined;
  return leastMs + random() * Math.min(policy.capMs, policy.baseMs * 2 ** (attempt - 1));
}
