import { sendCall, withoutError } from '@broadsheet/client-core';
import { asReaderIfAny } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { accountDeletionCalls } from '../contract/accountDeletionCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Deletes an account permanently. The nonce authorises the call, so nobody needs to be signed in. A reader who is signed
 * in here is signed out, here and in every tab.
 *
 * @throws IdentityError `session_changed`
 * @throws ApiError, NetworkError; the session stays
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
