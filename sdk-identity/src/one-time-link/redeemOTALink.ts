import type { CallOptions } from '../call/CallOptions.ts';
import { signInCalls } from '../contract/signInCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { signIn } from '../sign-in/signIn.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';

/**
 * Signs in with the nonce of a one-time link. The call is never repeated, because the nonce works only once.
 *
 * @throws ApiError when the link is invalid, used or expired
 * @throws NetworkError
 */
export async function redeemOTALink(
  context: IdentityContext,
  nonce: string,
  { signal }: CallOptions = {},
): Promise<UserIdentity> {
  const parts = { values: [nonce], idempotent: false, signal };
  return signIn(context, signInCalls.redeemOTALink, parts);
}
