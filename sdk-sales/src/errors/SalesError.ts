import { isApiError, isRecord } from '@broadsheet/client-core';

/**
 * The messages of refusals by the client itself, by permanent code. Pages match on codes and messages, so neither may
 * change.
 */
const messages = {
  /** The service's own code: an order or payment needs a challenge token, and the caller passed none. */
  '130001': 'Captcha token invalid',
  missing_jwt: 'Missing or invalid jwt',
  retail_origin_missing: 'Origin properties not set in api.retail for this environment.',
} as const;

/** The permanent codes. `call_in_flight`: the previous call has not ended. */
export type SalesErrorCode = keyof typeof messages | 'call_in_flight';

/**
 * A refusal by the client itself, before it sent a request.
 *
 * Recognise it with `isSalesError`, which also accepts the errors of a second copy of this package.
 */
export class SalesError extends Error {
  readonly code: SalesErrorCode;

  constructor(code: SalesErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SalesError';
    this.code = code;
  }
}

/** Creates an error with the message for its code. */
export const salesError = (code: keyof typeof messages, cause?: unknown): SalesError =>
  new SalesError(code, messages[code], { cause });

/** Returns whether a caught value is a `SalesError`, of this copy of the package or of another. */
export const isSalesError = (value: unknown): value is SalesError =>
  isRecord(value) && value['name'] === 'SalesError';

/** Returns the code of a refusal by the service or the client; `undefined` for any other error, even a lost connection. */
export const getErrorCode = (error: unknown): string | undefined =>
  isApiError(error) || isSalesError(error) ? error.code : undefined;
