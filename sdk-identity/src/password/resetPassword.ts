import { sendCall, withoutError } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import type { NewPasswordBody } from '../contract/passwordCalls.ts';
import { passwordCalls } from '../contract/passwordCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Sets a new password with the nonce of a mailed link. Does not sign the reader in.
 *
 * @throws ApiError, NetworkError
 */
export async function resetPassword(
  { transport }: IdentityContext,
  nonce: string,
  newPassword: string,
  { signal }: CallOptions = {},
): Promise<true> {
  const body: NewPasswordBody = { newPassword };
  await sendCall(transport.request, passwordCalls.reset, {
    values: [nonce],
    body,
    signal,
    read: withoutError,
  });
  return true;
}
