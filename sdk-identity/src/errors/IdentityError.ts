import { isApiError, isRecord } from '@broadsheet/client-core';
import type { IdentityErrorCode } from './errorMessages.ts';

// A registered symbol is the same in every copy of this package; `instanceof` is not.
const brand = Symbol.for('@broadsheet/sdk-identity/IdentityError');

/**
 * The client refused before it asked the service, or threw an answer away.
 *
 * Tell it apart with `isIdentityError`, which also knows the errors of a second copy of this package.
 */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.name = 'IdentityError';
    this.code = code;
    Object.defineProperty(this, brand, { value: true });
  }
}

/** Whether a caught value is an `IdentityError`, of this copy of the package or of another. */
export function isIdentityError(value: unknown): value is IdentityError {
  return isRecord(value) && brand in value;
}

/** The code of a refusal, of the service or of the client; `undefined` for anything else, a lost connection included. */
export function errorCodeOf(error: unknown): string | undefined {
  return isApiError(error) || isIdentityError(error) ? error.code : undefined;
}
