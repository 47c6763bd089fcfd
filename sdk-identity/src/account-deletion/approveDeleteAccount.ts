import { requireNoError } from '@broadsheet/client-core';
import { fillPath } from '../call/fillPath.ts';
import type { CallOptions } from '../CallOptions.ts';
import { accountDeletionCalls } from '../contract/accountDeletionCalls.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { callWithSession } from '../social/callWithSession.ts';

/**
 * Deletes an account, for good (wire-contract 1.4). The nonce is the authority: nobody needs to be signed in. Whoever is
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
  const path = fillPath(accountDeletionCalls.approve.path, nonce);
  const request = { ...accountDeletionCalls.approve, path, body: {}, signal };
  requireNoError(await callWithSession(context, request));
  context.session.end();
  context.page.dispatchEvent?.('ArcSDK.logout');
}
