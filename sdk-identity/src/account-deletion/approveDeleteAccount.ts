import { sendCall, withoutError } from '@broadsheet/client-core';
import { asReaderIfAny } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { accountDeletionCalls } from '../contract/accountDeletionCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Deletes an account, for good. The nonce is the authority: nobody needs to be signed in. Whoever is
 * is signed out, here and in every tab.
 *
 * @throws IdentityError `session_changed`
 * @throws ApiError, NetworkError the session stays
 */
export async function approveDeleteAccount(
  context: IdentityContext,
  nonce: string,
  { signal }: CallOptions = {},
): Promise<void> {
  const parts = { values: [nonce], body: {}, signal };
  await sendCall(asReaderIfAny(context), accountDeletionCalls.approve, { ...parts, read: withoutError });
  context.session.end();
  context.adapters.dispatchEvent?.('ArcSDK.logout');
}
