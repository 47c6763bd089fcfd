import { isRecord } from '../json/isRecord.ts';

/** The parts of an `ApiError` other than its message. */
export interface ApiErrorInit {
  /** The server's own code (`130001`), or one made here: the HTTP status (`503`), `invalid_body`. */
  readonly code: string;
  readonly httpStatus: number;
  /** The parsed body, or its text when it was not JSON. `undefined` when it was empty. */
  readonly body: unknown;
  /** The wait that the server asked for (Retry-After), in milliseconds. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

// A registered symbol is the same in every copy of this package; `instanceof` is not.
const brand = Symbol.for('@broadsheet/client-core/ApiError');

/**
 * The error of an answer that is a refusal or cannot be used.
 *
 * Check for it with `isApiError`, which also recognises the errors of a second copy of this package.
 */
export class ApiError extends Error {
  readonly code: string;
  readonly httpStatus: number;
  /** Always true: callers that pass errors on as plain objects recognise a refusal by it. */
  readonly error = true;
  readonly body: unknown;
  readonly retryAfterMs?: number;

  constructor(message: string, init: ApiErrorInit) {
    super(message, { cause: init.cause });
    this.name = 'ApiError';
    this.code = init.code;
    this.httpStatus = init.httpStatus;
    this.body = init.body;
    this.retryAfterMs = init.retryAfterMs;
    Object.defineProperty(this, brand, { value: true });
  }
}

/** Returns whether a caught value is an `ApiError`, of this copy of the package or of another. */
export function isApiError(value: unknown): value is ApiError {
  return isRecord(value) && brand in value;
}
