import { isRecord, readString } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { socialLogin } from './socialLogin.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Signs in with what Sign In With Google handed to the page, or links it.
 *
 * @param response Google's credential response; its `credential` is the ID token
 * @throws IdentityError `google_credential`: there is none; `session_changed`
 * @throws ApiError, NetworkError
 */
export async function signInWithGoogle(
  context: IdentityContext,
  response: unknown,
  options: CallOptions = {},
): Promise<UserIdentity> {
  const credential = isRecord(response) ? readString(response, 'credential') : undefined;
  if (!credential) throw vendorError('google_credential');
  return socialLogin(context, 'google', credential, options);
}
