import { sendCall } from '@broadsheet/client-core';
import { withSuccess } from '../call/successTests.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { passwordCalls } from '../contract/passwordCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Asks whether the nonce of a mailed link still sets a new password. Uses the link up no more than asking twice does.
 *
 * @throws ApiError `130010` for a link that is not good (any more)
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
