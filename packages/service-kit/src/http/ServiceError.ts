/** A refusal as it is sent to the caller. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 429 | 500 | 503;
  /** The code as text, because leading zeros count. */
  readonly code: string;
  readonly message: string;
}

/** The error of a refused call. It is answered as `{ code, message, httpStatus }` with that status, so the caller sees the message. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly refusal: Refusal;
  /** Whole seconds until the caller may try again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: Refusal, retryAfterSeconds?: number) {
    super(refusal.message);
    this.refusal = refusal;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Creates the error for an invalid request. */
export function invalidRequest(message: string): ServiceError {
  return new ServiceError({ status: 400, code: '400', message });
}

/** Creates the error for something that does not exist, or is not the caller's. */
export function notFound(message: string): ServiceError {
  return new ServiceError({ status: 404, code: '404', message });
}
