import { asReaderIfAny } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { oidcCalls } from '../contract/oidcCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { outdateProfile } from '../profile/profileItems.ts';
import { signIn, announceLogin } from '../sign-in/signIn.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { consumeFlow } from '../redirect/signInFlow.ts';

/**
 * Completes the sign-in that `initiateOIDC` started in this tab, or links the provider to the account of the signed-in
 * reader. A code is sent only once, even if the call fails; a second call is refused here.
 *
 * @param code the query parameter `code` of the URL after the return; `state` likewise
 * @throws IdentityError `flow_not_begun`, `state_mismatch` (nothing was sent); `session_changed`
 * @throws ApiError, NetworkError
 */
export async function signInWithOIDC(
  context: IdentityContext,
  code: string,
  state?: string,
  { signal }: CallOptions = {},
): Promise<UserIdentity> {
  consumeFlow(context, 'oidc', state);
  const query = { code, state: state || undefined };
  const parts = { by: asReaderIfAny(context), query, idempotent: false, signal };
  try {
    const identity = await signIn(context, oidcCalls.signIn, parts);
    announceLogin(context, 'OIDC');
    return identity;
  } finally {
    // Even a call that failed may have linked the provider.
    outdateProfile(context);
  }
}
