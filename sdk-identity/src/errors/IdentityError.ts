import { identityErrorMessages } from './identityErrorMessages.ts';
import type { IdentityErrorCode } from './identityErrorMessages.ts';

// A registered symbol is the same in every copy of this package; `instanceof` is not.
const brand = Symbol.for('@broadsheet/sdk-identity/IdentityError');

/**
 * The client refused before it asked the service, or threw an answer away.
 *
 * Tell it apart with `isIdentityError`, which also knows the errors of a second copy of this package.
 */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, options: { readonly cause?: unknown } = {}) {
    super(identityErrorMessages[code], options);
    this.name = 'IdentityError';
    this.code = code;
    Object.defineProperty(this, brand, { value: true });
  }
}

/** Whether a caught value is an `IdentityError`, of this copy of the package or of another. */
export function isIdentityError(value: unknown): value is IdentityError {
  return typeof value === 'object' && value !== null && brand in value;
}
