import { isRecord, string } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { socialLogin } from './socialLogin.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Signs in with the response that Sign In With Google passed to the page, or links the Google account.
 *
 * @param response Google's credential response; its `credential` is the ID token
 * @throws IdentityError `google_credential`: the response has no ID token; `session_changed`
 * @throws ApiError, NetworkError
 */
export async function signInWithGoogle(
  context: IdentityContext,
  response: unknown,
  options: CallOptions = {},
): Promise<UserIdentity> {
  const credential = isRecord(response) ? string(response['credential']) : undefined;
  if (!credential) throw vendorError('google_credential');
  return socialLogin(context, 'google', credential, options);
}
