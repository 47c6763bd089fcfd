import { requireNoError } from '@broadsheet/client-core';
import { callAsReader } from '../call/callAsReader.ts';
import type { CallOptions } from '../CallOptions.ts';
import { accountDeletionCalls } from '../contract/accountDeletionCalls.ts';
import type { IdentityContext } from '../IdentityContext.ts';

/**
 * Asks for the deletion of the account of the reader who is signed in (wire-contract 1.4). Nothing is deleted before
 * they approve of it with the nonce that the service sends them.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function requestDeleteAccount(
  context: IdentityContext,
  { signal }: CallOptions = {},
): Promise<void> {
  const { response } = await callAsReader(context, { ...accountDeletionCalls.request, signal });
  requireNoError(response);
}
