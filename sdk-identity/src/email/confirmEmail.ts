import { isApiError, sendCall } from '@broadsheet/client-core';
import { asReaderIfAny } from '../authorization/asReader.ts';
import { withSuccess } from '../call/successTests.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { emailCalls } from '../contract/emailCalls.ts';
import type { ConfirmEmailRequestBody } from '../contract/emailCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { outdateProfile } from '../profile/profileItems.ts';
import { verifyEmail } from './verifyEmail.ts';

export interface ConfirmEmailOptions extends CallOptions {
  /** The account's password, necessary on a device that is not a known device of the account. */
  readonly password?: string;
}

/** The HTTP statuses of a service that lacks this call. */
const NO_CALL: ReadonlySet<number> = new Set([404, 405]);

/**
 * Verifies an address with the nonce of a mailed link, and ends no session. On a device that is not a known device of the
 * account, the service refuses the call until the password proves whose account it is; `verifyEmail` on such a device
 * empties the account for the owner of the address. Falls back to `verifyEmail` if the service lacks this call.
 *
 * @throws ApiError `130013` on an unknown device, `300010` for a wrong password, `130010` for an invalid link
 * @throws NetworkError
 */
export async function confirmEmail(
  context: IdentityContext,
  nonce: string,
  { password, signal }: ConfirmEmailOptions = {},
): Promise<true> {
  const body: ConfirmEmailRequestBody = password === undefined ? {} : { password };
  const parts = { values: [nonce], body, idempotent: false, signal };
  try {
    await sendCall(asReaderIfAny(context), emailCalls.confirm, { ...parts, read: withSuccess });
  } catch (refusal) {
    if (!isApiError(refusal) || !NO_CALL.has(refusal.httpStatus)) throw refusal;
    return verifyEmail(context, nonce, { signal });
  }
  outdateProfile(context);
  return true;
}
