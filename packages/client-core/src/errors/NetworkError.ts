import { isRecord } from '../json/isRecord.ts';

/**
 * The reason why no answer came.
 *
 * - `offline`: the device has no connection
 * - `timeout`: nothing came in time
 * - `aborted`: the caller gave up
 * - `failed`: anything else (name not found, connection refused, blocked by CORS); see `cause`
 */
export type NetworkErrorReason = 'offline' | 'timeout' | 'aborted' | 'failed';

// A registered symbol is the same in every copy of this package; `instanceof` is not.
const brand = Symbol.for('@broadsheet/client-core/NetworkError');

/**
 * The error of a request without an answer, so that it is unknown whether the server processed it.
 *
 * Check for it with `isNetworkError`, which also recognises the errors of a second copy of this package.
 */
export class NetworkError extends Error {
  readonly reason: NetworkErrorReason;

  constructor(reason: NetworkErrorReason, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'NetworkError';
    this.reason = reason;
    Object.defineProperty(this, brand, { value: true });
  }
}

/** Returns whether a caught value is a `NetworkError`, of this copy of the package or of another. */
export function isNetworkError(value: unknown): value is NetworkError {
  return isRecord(value) && brand in value;
}
