import { requireNoError } from '@broadsheet/client-core';
import { callAsReader } from '../call/callAsReader.ts';
import { fillPath } from '../call/fillPath.ts';
import type { CallOptions } from '../CallOptions.ts';
import { accountDeletionCalls } from '../contract/accountDeletionCalls.ts';
import type {
  DeclineDeletionReason,
  DeclineDeletionRequestBody,
} from '../contract/DeclineDeletionRequestBody.ts';
import type { IdentityContext } from '../IdentityContext.ts';

/**
 * Calls the deletion of the reader's account off (wire-contract 1.4).
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
  const path = fillPath(accountDeletionCalls.decline.path, nonce);
  const body: DeclineDeletionRequestBody = { reason };
  const { response } = await callAsReader(context, { ...accountDeletionCalls.decline, path, body, signal });
  requireNoError(response);
}
