import { sendCall } from '@broadsheet/client-core';
import { withSuccess } from '../call/successTests.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { emailCalls } from '../contract/emailCalls.ts';
import type { VerifyEmailRequestBody } from '../contract/emailCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Requests a mail with a link that verifies an address.
 *
 * @throws ApiError, NetworkError
 */
export async function requestVerifyEmail(
  { transport }: IdentityContext,
  email: string,
  { signal }: CallOptions = {},
): Promise<true> {
  const body: VerifyEmailRequestBody = { email };
  await sendCall(transport.request, emailCalls.requestVerify, { body, signal, read: withSuccess });
  return true;
}
