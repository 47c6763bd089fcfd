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
  /** The account's, where the device is not known to it. */
  readonly password?: string;
}

/** A service that has no such call. */
const NO_CALL: ReadonlySet<number> = new Set([404, 405]);

/**
 * Verifies an address with the nonce of a mailed link and ends nothing: on a device that the account does not know, it
 * is refused until the password shows whose the account is. `verifyEmail` there empties the account for the owner of
 * the address. Services that do not tell devices apart are asked by `verifyEmail`.
 *
 * @throws ApiError `130013` on an unknown device, `300010` for a wrong password, `130010` for a link that is not good
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
