import { fillPath } from '../call/fillPath.ts';
import { hasUuid, requireBody } from '../call/requireBody.ts';
import type { CallOptions } from '../CallOptions.ts';
import { signInCalls } from '../contract/signInCalls.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { acceptIdentity } from '../session/acceptIdentity.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';

/**
 * Signs in with the nonce of a one-time link (wire-contract 1.2). Never sent twice: the nonce is good once.
 *
 * @throws ApiError the link is not good, or no longer
 * @throws NetworkError
 */
export async function redeemOTALink(
  context: IdentityContext,
  nonce: string,
  { signal }: CallOptions = {},
): Promise<UserIdentity> {
  const call = signInCalls.redeemOTALink;
  const path = fillPath(call.path, nonce);
  const response = await context.transport.request({ ...call, path, idempotent: false, signal });
  return acceptIdentity(context, requireBody(call, response, hasUuid));
}
