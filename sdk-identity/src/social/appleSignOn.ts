import type { CallOptions } from '../call/CallOptions.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { isSession } from '../session/UserIdentity.ts';
import { consumeFlow } from '../redirect/signInFlow.ts';
import { socialLogin } from './socialLogin.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Signs in with the code in the URL after the return from Apple, or links the Apple account to the signed-in reader.
 *
 * An Apple account is linked only if `initAppleSignOn` was called in this tab: otherwise a link from a stranger could add
 * the stranger's Apple account to the reader's account.
 *
 * @throws IdentityError `flow_not_begun`: a reader is signed in, and this tab has not started the sign-in
 * @throws ApiError, NetworkError
 */
export async function appleSignOn(
  context: IdentityContext,
  code: string,
  options: CallOptions = {},
): Promise<UserIdentity> {
  if (isSession(context.session.read())) consumeFlow(context, 'apple');
  return socialLogin(context, 'apple', code, options);
}
