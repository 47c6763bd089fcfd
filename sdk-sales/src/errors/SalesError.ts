import { isApiError, isRecord } from '@broadsheet/client-core';

/** What the client itself refuses, by its permanent code. Pages match on codes and texts, so neither changes. */
const messages = {
  /** The service's own code: an order or payment needs a challenge token and was given none. */
  '130001': 'Captcha token invalid',
  missing_jwt: '[Arc Sales SDK] Missing or invalid jwt',
  retail_origin_missing: 'Origin properties not set in api.retail for this environment.',
} as const;

/** `call_in_flight`: the one before it has not ended. */
export type SalesErrorCode = keyof typeof messages | 'call_in_flight';

/**
 * The client refused before it asked the service.
 *
 * Tell it apart with `isSalesError`, which also knows the errors of a second copy of this package.
 */
export class SalesError extends Error {
  readonly code: SalesErrorCode;

  constructor(code: SalesErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SalesError';
    this.code = code;
  }
}

/** The error of this code with its message. */
export const salesError = (code: keyof typeof messages, cause?: unknown): SalesError =>
  new SalesError(code, messages[code], { cause });

/** Whether a caught value is a `SalesError`, of this copy of the package or of another. */
export const isSalesError = (value: unknown): value is SalesError =>
  isRecord(value) && value['name'] === 'SalesError';

/** The code of a refusal, of the service or of the client; `undefined` for anything else, a lost connection included. */
export const errorCodeOf = (error: unknown): string | undefined =>
  isApiError(error) || isSalesError(error) ? error.code : undefined;
