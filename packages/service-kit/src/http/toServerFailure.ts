import { findUnavailable } from './DatabaseUnavailable.ts';
import { hasHungUp } from './hasHungUp.ts';
import { DISK_FULL, isDiskFull, NOTHING_STORED } from './isDiskFull.ts';
import type { PlatformLog } from './PlatformLog.ts';

/** What the caller is told about a failure that no rule of the call foresees. */
export interface ServerFailure {
  readonly status: 400 | 500 | 503;
  readonly message: string;
  /** Whole seconds until the caller may try again. */
  readonly retryAfterSeconds?: number;
}

export interface FailedCallOptions {
  readonly log: PlatformLog;
  /** Method and route for the log, e.g. `GET /sales/public/v1/orders`. */
  readonly call: string;
  /** What the log records of an unexpected error. */
  readonly details: unknown;
}

/**
 * Turns a failure into the answer that all services share: a caller who disconnected, a database that cannot be reached, a
 * full disk, and any other error. Full disks and other errors are logged.
 */
export function toServerFailure(error: Error, { log, call, details }: FailedCallOptions): ServerFailure {
  if (hasHungUp(error)) return { status: 400, message: 'The request broke off.' };
  const away = findUnavailable(error);
  if (away !== undefined)
    return { status: 503, message: away.message, retryAfterSeconds: away.retryAfterSeconds };
  if (isDiskFull(error)) {
    log.error(DISK_FULL);
    return { status: 503, message: NOTHING_STORED };
  }
  log.error(`${call} failed.`, details);
  return { status: 500, message: 'The server failed to answer. Its log tells why.' };
}
