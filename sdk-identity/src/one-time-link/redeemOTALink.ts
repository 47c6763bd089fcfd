import type { CallOptions } from '../call/CallOptions.ts';
import { signInCalls } from '../contract/signInCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { signIn } from '../sign-in/signIn.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';

/**
 * Signs in with the nonce of a one-time link. Never sent twice: the nonce is good once.
 *
 * @throws ApiError the link is not good, or no longer
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
