import { asReaderIfAny } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { oidcCalls } from '../contract/oidcCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { outdateProfile } from '../profile/profileItems.ts';
import { signIn, announceLogin } from '../sign-in/signIn.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { takeFlow } from '../redirect/signInFlow.ts';

/**
 * Ends the sign-in that `initiateOIDC` began in this tab, or links the provider to the account of the reader who is
 * signed in. A code is sent once, whatever comes of it; again, it is refused here.
 *
 * @param code and `state` as they stand in the address after the return
 * @throws IdentityError `flow_not_begun`, `state_mismatch`: nothing was sent; `session_changed`
 * @throws ApiError, NetworkError
 */
export async function signInWithOIDC(
  context: IdentityContext,
  code: string,
  state?: string,
  { signal }: CallOptions = {},
): Promise<UserIdentity> {
  takeFlow(context, 'oidc', state);
  const query = { code, state: state || undefined };
  const parts = { by: asReaderIfAny(context), query, idempotent: false, signal };
  try {
    const identity = await signIn(context, oidcCalls.signIn, parts);
    announceLogin(context, 'OIDC');
    return identity;
  } finally {
    // A refused answer may still have linked the provider.
    outdateProfile(context);
  }
}
