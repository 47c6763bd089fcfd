import { sendCall } from '@broadsheet/client-core';
import { withSuccess } from '../call/successTests.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { emailCalls } from '../contract/emailCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { outdateProfile } from '../profile/profileItems.ts';

/**
 * Verifies an address with the nonce of a mailed link. The call is never repeated, because the nonce works only once.
 * It invalidates the stored profile, which may contain the previous address.
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
