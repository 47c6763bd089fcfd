import { isApiError } from '@broadsheet/client-core';
import { identityErrors } from '@broadsheet/sdk-identity/contract';
import { getErrorCode } from '@broadsheet/sdk-identity';
import type { IdentityClient } from '@broadsheet/sdk-identity';

/** Why nobody could be logged in: the account has another password, or the service accepts no account with this one. */
export class PasswordError extends Error {
  readonly reason: 'other' | 'weak';
  constructor(reason: 'other' | 'weak', options: ErrorOptions) {
    super('Neither a new account nor the existing one accepts the password.', options);
    this.reason = reason;
  }
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly recaptchaToken: string | undefined;
}

const CLIENT_ERRORS: ReadonlySet<number | undefined> = new Set([400, 401, 403, 404, 409, 422]);
const CHALLENGE: ReadonlySet<string | undefined> = new Set<string>([
  identityErrors.captchaTokenInvalid.code,
  identityErrors.captchaInvalid.code,
]);

/** Returns whether the service refused the credentials, and not the bot challenge, the number of tries or anything else. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && CLIENT_ERRORS.has(error.httpStatus) && !CHALLENGE.has(getErrorCode(error));

/**
 * Makes an account with an address and a password, or logs in to the one that the address has.
 *
 * @returns whether the reader is logged in; false when they have to confirm their address first
 * @throws PasswordError when the address has an account with another password, or the password is not accepted
 * @throws ApiError, NetworkError
 */
export async function signUpOrIn(
  client: IdentityClient,
  { email, password, recaptchaToken }: Credentials,
): Promise<boolean> {
  const options = { rememberMe: true, recaptchaToken };
  try {
    await client.signUp({ userName: email, credentials: password }, { email }, options);
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal;
    // An account may be older than the present rules of passwords.
    const isTaken = getErrorCode(refusal) === identityErrors.identityExists.code;
    try {
      await client.login(email, password, options);
    } catch (cause) {
      if (!isRefusal(cause) || getErrorCode(cause) === identityErrors.emailUnverified.code) throw cause;
      throw new PasswordError(isTaken ? 'other' : 'weak', { cause });
    }
  }
  return client.getSession().status === 'signed-in';
}
