import { sendCall } from '@broadsheet/client-core';
import { withSuccess } from '../call/successTests.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { emailCalls } from '../contract/emailCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Takes a change of address back with the nonce that was mailed to the address before: every device is signed out, and
 * a link for a new password is mailed. Never sent twice: the nonce is good once.
 *
 * @throws ApiError `130010` for a link that is not good
 * @throws NetworkError
 */
export async function restoreEmail(
  { transport }: IdentityContext,
  nonce: string,
  { signal }: CallOptions = {},
): Promise<true> {
  const parts = { values: [nonce], idempotent: false, signal };
  await sendCall(transport.request, emailCalls.restore, { ...parts, read: withSuccess });
  return true;
}
