import { sendCall } from '@broadsheet/client-core';
import { withSuccess } from '../call/successTests.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { passwordCalls } from '../contract/passwordCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Checks that the nonce of a mailed link is still valid for setting a new password. The check does not use up the link.
 *
 * @throws ApiError `130010` for a link that is invalid, used or expired
 * @throws NetworkError
 */
export async function checkResetLink(
  { transport }: IdentityContext,
  nonce: string,
  { signal }: CallOptions = {},
): Promise<true> {
  await sendCall(transport.request, passwordCalls.checkReset, {
    values: [nonce],
    signal,
    read: withSuccess,
  });
  return true;
}
