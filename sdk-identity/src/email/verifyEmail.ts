import { sendCall, withSuccess } from '../call/sendCall.ts';
import type { CallOptions } from '../CallOptions.ts';
import { emailCalls } from '../contract/emailCalls.ts';
import type { IdentityContext } from '../IdentityContext.ts';

/**
 * Verifies an address with the nonce of a mailed link (wire-contract 1.2). Never sent twice: the nonce is good once.
 *
 * @throws ApiError, NetworkError
 */
export async function verifyEmail(
  { transport }: IdentityContext,
  nonce: string,
  { signal }: CallOptions = {},
): Promise<true> {
  const parts = { values: [nonce], idempotent: false, signal };
  await sendCall(transport.request, emailCalls.verify, parts, withSuccess);
  return true;
}
