/** The operations of one-time links under their former name. */
import type { CallOptions, ChallengedCallOptions } from '../call/CallOptions.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { redeemOTALink } from './redeemOTALink.ts';
import { requestOTALink } from './requestOTALink.ts';

/**
 * Calls `requestOTALink` and logs a warning.
 *
 * @deprecated Use `requestOTALink`.
 */
export function requestMagicLink(
  context: IdentityContext,
  email: string,
  options?: ChallengedCallOptions,
): Promise<true> {
  context.warn('requestMagicLink is deprecated');
  return requestOTALink(context, email, options);
}

/**
 * Calls `redeemOTALink` and logs a warning.
 *
 * @deprecated Use `redeemOTALink`.
 */
export function redeemMagicLink(
  context: IdentityContext,
  nonce: string,
  options?: CallOptions,
): Promise<UserIdentity> {
  context.warn('redeemMagicLink is deprecated');
  return redeemOTALink(context, nonce, options);
}
