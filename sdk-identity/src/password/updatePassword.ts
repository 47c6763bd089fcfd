import { sendCall, having } from '@broadsheet/client-core';
import { asReaderWithCredential } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { UpdatePasswordRequestBody } from '../contract/passwordCalls.ts';
import { passwordCalls } from '../contract/passwordCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

const withUserName = having(({ userName }) => userName !== undefined);

/**
 * Changes the signed-in reader's password.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function updatePassword(
  context: IdentityContext,
  oldPassword: string,
  newPassword: string,
  { signal }: CallOptions = {},
): Promise<true> {
  const body: UpdatePasswordRequestBody = { oldPassword, newPassword };
  await sendCall(asReaderWithCredential(context), passwordCalls.update, { body, signal, read: withUserName });
  return true;
}
