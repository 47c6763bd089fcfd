import { hasUuid, requireBody } from '../call/requireBody.ts';
import type { CallOptions } from '../CallOptions.ts';
import { oidcCalls } from '../contract/oidcCalls.ts';
import { acceptIdentity } from '../session/acceptIdentity.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { callWithSession } from '../social/callWithSession.ts';
import { takeFlow } from '../social/flow/signInFlow.ts';
import type { VendorContext } from '../social/vendor/VendorContext.ts';
import { storageKeys } from '../storage/storageKeys.ts';

/**
 * Ends the sign-in that `initiateOIDC` began in this tab, or links the provider to the account of the reader who is
 * signed in (wire-contract 1.6). A code is sent once, whatever comes of it; again, it is refused here.
 *
 * @param code and `state` as they stand in the address after the return
 * @throws IdentityError `flow_not_begun`, `state_mismatch`: nothing was sent; `session_changed`
 * @throws ApiError, NetworkError
 */
export async function signInWithOIDC(
  context: VendorContext,
  code: string,
  state?: string,
  { signal }: CallOptions = {},
): Promise<UserIdentity> {
  takeFlow(context, 'oidc', state);
  const query = { code, state: state || undefined };
  try {
    const request = { ...oidcCalls.signIn, query, idempotent: false, signal };
    const response = await callWithSession(context, request);
    const identity = acceptIdentity(context, requireBody(oidcCalls.signIn, response, hasUuid));
    context.page.postMessage?.({ type: 'ARC_LOGIN_SUCCESS', grantType: 'OIDC' });
    return identity;
  } finally {
    // A refused answer may still have linked the provider.
    context.storage.items.remove(storageKeys.profileExpiry);
  }
}
