import { isRecord, readString } from '@broadsheet/client-core';
import type { CallOptions } from '../../CallOptions.ts';
import type { UserIdentity } from '../../session/UserIdentity.ts';
import { socialLogin } from '../socialLogin.ts';
import { refuseLater } from '../../errors/refuseLater.ts';
import type { IdentityContext } from '../../IdentityContext.ts';

/**
 * Signs in with what Sign In With Google handed to the page, or links it (wire-contract 1.5.2).
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
  if (!credential) throw refuseLater('google_credential');
  return socialLogin(context, 'google', credential, options);
}
