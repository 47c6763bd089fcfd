import { sendCall, withoutError } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { accountDeletionCalls } from '../contract/accountDeletionCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Requests the deletion of the signed-in reader's account. Nothing is deleted until the reader approves it with the nonce
 * that the service mails to them.
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
