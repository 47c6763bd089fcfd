import { fillPath } from '../call/fillPath.ts';
import { isSuccess, requireBody } from '../call/requireBody.ts';
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
  const call = emailCalls.verify;
  const path = fillPath(call.path, nonce);
  requireBody(call, await transport.request({ ...call, path, idempotent: false, signal }), isSuccess);
  return true;
}
