import type { ChallengedCallOptions } from '../CallOptions.ts';
import { requireChallenge } from '../challenge/requireChallenge.ts';
import type { LoginRequestBody } from '../contract/LoginRequestBody.ts';
import { signInCalls } from '../contract/signInCalls.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { signIn, tellPage } from '../session/signIn.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';

export interface LoginOptions extends ChallengedCallOptions {
  /** Whether the session outlives the browser's session; no when left out. */
  readonly rememberMe?: boolean;
  /** Asks the service for a cookie beside its answer. */
  readonly cookie?: boolean;
}

/**
 * Signs in with a password (wire-contract 1.1).
 *
 * @throws IdentityError `130001`
 * @throws ApiError codes of identity spec §8, such as `100015`
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
  const parts = { query: { cookie: cookie || undefined }, body, signal };
  const identity = await signIn(
    context,
    context.transport.request,
    signInCalls.login,
    parts,
    rememberMe ?? false,
  );
  tellPage(context, grantType);
  return identity;
}
