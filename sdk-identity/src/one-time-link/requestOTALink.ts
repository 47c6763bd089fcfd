import { sendCall, withoutError } from '@broadsheet/client-core';
import type { ChallengedCallOptions } from '../call/CallOptions.ts';
import { requireChallenge } from '../sign-in/requireChallenge.ts';
import type { OneTimeLinkRequestBody } from '../contract/signInCalls.ts';
import { signInCalls } from '../contract/signInCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Requests a mail with a one-time link.
 *
 * @throws IdentityError `130001`
 * @throws ApiError, NetworkError
 */
export async function requestOTALink(
  context: IdentityContext,
  email: string,
  options: ChallengedCallOptions = {},
): Promise<true> {
  const { recaptchaToken, signal } = options;
  await requireChallenge(context, 'magicLink', options);
  const body: OneTimeLinkRequestBody = { email, recaptchaToken };
  await sendCall(context.transport.request, signInCalls.requestOTALink, { body, signal, read: withoutError });
  return true;
}
