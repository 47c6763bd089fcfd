import { sendCall, withoutError } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { accountDeletionCalls } from '../contract/accountDeletionCalls.ts';
import type { DeclineDeletionReason, DeclineDeletionRequestBody } from '../contract/accountDeletionCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Cancels the requested deletion of the reader's account.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function declineDeleteAccount(
  context: IdentityContext,
  nonce: string,
  reason: DeclineDeletionReason,
  { signal }: CallOptions = {},
): Promise<void> {
  const body: DeclineDeletionRequestBody = { reason };
  const parts = { values: [nonce], body, signal, read: withoutError };
  await sendCall(asReader(context), accountDeletionCalls.decline, parts);
}
