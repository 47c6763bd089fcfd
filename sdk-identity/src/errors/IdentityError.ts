import { isApiError, isRecord } from '@broadsheet/client-core';
import type { IdentityErrorCode } from './errorMessages.ts';

// A registered symbol is the same in every copy of this package; `instanceof` is not.
const brand = Symbol.for('@broadsheet/sdk-identity/IdentityError');

/**
 * A refusal by the client itself, before it sent a request or after it discarded a response.
 *
 * Recognise it with `isIdentityError`, which also accepts the errors of a second copy of this package.
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

/** Returns whether a caught value is an `IdentityError`, of this copy of the package or of another. */
export function isIdentityError(value: unknown): value is IdentityError {
  return isRecord(value) && brand in value;
}

/** Returns the code of a refusal by the service or the client; `undefined` for any other error, even a lost connection. */
export function getErrorCode(error: unknown): string | undefined {
  return isApiError(error) || isIdentityError(error) ? error.code : undefined;
}
