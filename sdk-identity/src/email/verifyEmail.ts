import { sendCall } from '@broadsheet/client-core';
import { withSuccess } from '../call/successTests.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { emailCalls } from '../contract/emailCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { outdateProfile } from '../profile/profileItems.ts';

/**
 * Verifies an address with the nonce of a mailed link. Never sent twice: the nonce is good once.
 * A stored profile may be that of the account, and name the address before; the next `getUserProfile` does not.
 *
 * @throws ApiError, NetworkError
 */
export async function verifyEmail(
  context: IdentityContext,
  nonce: string,
  { signal }: CallOptions = {},
): Promise<true> {
  const parts = { values: [nonce], idempotent: false, signal };
  await sendCall(context.transport.request, emailCalls.verify, { ...parts, read: withSuccess });
  outdateProfile(context);
  return true;
}
