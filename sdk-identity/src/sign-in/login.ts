import type { ChallengedCallOptions } from '../call/CallOptions.ts';
import { requireChallenge } from './requireChallenge.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { signInCalls } from '../contract/signInCalls.ts';
import type { LoginRequestBody } from '../contract/signInCalls.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { announceLogin, signIn } from './signIn.ts';

export interface LoginOptions extends ChallengedCallOptions {
  /** Whether the session outlives the browser's session. Default: false. */
  readonly rememberMe?: boolean;
  /** Whether the service also sets a cookie. */
  readonly cookie?: boolean;
}

/**
 * Signs in with a password.
 *
 * @throws IdentityError `130001`
 * @throws ApiError such as `100015`: the account is disabled
 * @throws NetworkError
 */
export async function login(
  context: IdentityContext,
  userName: string,
  credentials: string,
  options: LoginOptions = {},
): Promise<UserIdentity> {
  const { rememberMe, recaptchaToken, cookie, signal } = options;
  await requireChallenge(context, 'signin', options);
  const grantType = 'password';
  const body: LoginRequestBody = { userName, credentials, grantType, rememberMe, recaptchaToken };
  const query = { cookie: cookie || undefined };
  const identity = await signIn(context, signInCalls.login, {
    query,
    body,
    signal,
    rememberMe: rememberMe ?? false,
  });
  announceLogin(context, grantType);
  return identity;
}
