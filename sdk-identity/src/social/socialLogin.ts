import { asReaderIfAny } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { LoginRequestBody } from '../contract/signInCalls.ts';
import { signInCalls } from '../contract/signInCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { signIn, announceLogin } from '../sign-in/signIn.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';

/** A provider with whose accounts readers may sign in instead of a password. */
export type SocialProvider = 'facebook' | 'google' | 'apple';

/**
 * Signs in with a provider's credential, or links the provider to the signed-in reader's account.
 *
 * @throws IdentityError `session_changed`
 * @throws ApiError, NetworkError; nothing has changed here
 */
export async function socialLogin(
  context: IdentityContext,
  grantType: SocialProvider,
  credentials: string,
  { signal }: CallOptions,
): Promise<UserIdentity> {
  const body: LoginRequestBody = { userName: '', credentials, grantType };
  const identity = await signIn(context, signInCalls.login, {
    by: asReaderIfAny(context),
    body,
    signal,
  });
  announceLogin(context, grantType);
  return identity;
}
