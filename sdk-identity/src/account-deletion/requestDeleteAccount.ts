import { sendCall, withoutError } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { accountDeletionCalls } from '../contract/accountDeletionCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Asks for the deletion of the account of the reader who is signed in. Nothing is deleted before
 * they approve of it with the nonce that the service sends them.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function requestDeleteAccount(
  context: IdentityContext,
  { signal }: CallOptions = {},
): Promise<void> {
  await sendCall(asReader(context), accountDeletionCalls.request, { signal, read: withoutError });
}
