import { callAsReader } from '../call/callAsReader.ts';
import { requireBody } from '../call/requireBody.ts';
import type { CallOptions } from '../CallOptions.ts';
import type { UpdatePasswordRequestBody } from '../contract/PasswordBody.ts';
import { passwordCalls } from '../contract/passwordCalls.ts';
import type { IdentityContext } from '../IdentityContext.ts';

/**
 * Changes the password of the reader who is signed in (wire-contract 1.2).
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
  const call = passwordCalls.update;
  const body: UpdatePasswordRequestBody = { oldPassword, newPassword };
  const { response } = await callAsReader(context, { ...call, body, signal });
  requireBody(call, response, ({ userName }) => userName !== undefined);
  return true;
}
