import { requireNoError } from '@broadsheet/client-core';
import { fillPath } from '../call/fillPath.ts';
import type { CallOptions } from '../CallOptions.ts';
import type { NewPasswordBody } from '../contract/PasswordBody.ts';
import { passwordCalls } from '../contract/passwordCalls.ts';
import type { IdentityContext } from '../IdentityContext.ts';

/**
 * Sets a new password with the nonce of a mailed link (wire-contract 1.2). Signs nobody in.
 *
 * @throws ApiError, NetworkError
 */
export async function resetPassword(
  { transport }: IdentityContext,
  nonce: string,
  newPassword: string,
  { signal }: CallOptions = {},
): Promise<true> {
  const call = passwordCalls.reset;
  const body: NewPasswordBody = { newPassword };
  requireNoError(await transport.request({ ...call, path: fillPath(call.path, nonce), body, signal }));
  return true;
}
