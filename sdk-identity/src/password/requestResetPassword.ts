import { sendCall } from '@broadsheet/client-core';
import { withSuccess } from '../call/successTests.ts';
import type { ChallengedCallOptions } from '../call/CallOptions.ts';
import { requireChallenge } from '../sign-in/requireChallenge.ts';
import type { ResetPasswordRequestBody } from '../contract/passwordCalls.ts';
import { passwordCalls } from '../contract/passwordCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Requests a mail with a link for setting a new password.
 *
 * @throws IdentityError `130001`
 * @throws ApiError, NetworkError
 */
export async function requestResetPassword(
  context: IdentityContext,
  userName: string,
  options: ChallengedCallOptions = {},
): Promise<true> {
  const { recaptchaToken, signal } = options;
  await requireChallenge(context, 'resetPassword', options);
  const body: ResetPasswordRequestBody = { userName, recaptchaToken };
  await sendCall(context.transport.request, passwordCalls.requestReset, { body, signal, read: withSuccess });
  return true;
}
