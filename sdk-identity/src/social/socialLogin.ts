import { asReaderIfAny } from '../call/asReader.ts';
import type { CallOptions } from '../CallOptions.ts';
import type { LoginRequestBody } from '../contract/LoginRequestBody.ts';
import { signInCalls } from '../contract/signInCalls.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { signIn, tellPage } from '../session/signIn.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import type { SocialProvider } from './SocialProvider.ts';

/**
 * Signs in with what a provider gave, or links it to the account of the reader who is signed in (wire-contract 1.5.1).
 *
 * @throws IdentityError `session_changed`
 * @throws ApiError, NetworkError nothing has changed here
 */
export async function socialLogin(
  context: IdentityContext,
  grantType: SocialProvider,
  credentials: string,
  { signal }: CallOptions,
): Promise<UserIdentity> {
  const body: LoginRequestBody = { userName: '', credentials, grantType };
  const identity = await signIn(context, asReaderIfAny(context), signInCalls.login, { body, signal });
  tellPage(context, grantType);
  return identity;
}
