import { sendCall } from '@broadsheet/client-core';
import { withSuccess } from '../call/successTests.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { emailCalls } from '../contract/emailCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Reverts a change of address with the nonce that was mailed to the previous address: the service signs out every device
 * and mails a link for a new password. The call is never repeated, because the nonce works only once.
 *
 * @throws ApiError `130010` for an invalid link
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
