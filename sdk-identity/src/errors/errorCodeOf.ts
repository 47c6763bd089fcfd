import { isApiError } from '@broadsheet/client-core';
import { isIdentityError } from './IdentityError.ts';

/** The code of a refusal, of the service or of the client; `undefined` for anything else, a lost connection included. */
export function errorCodeOf(error: unknown): string | undefined {
  return isApiError(error) || isIdentityError(error) ? error.code : undefined;
}
