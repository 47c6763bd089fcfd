import type { CallOptions } from '../call/CallOptions.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { isSession } from '../session/UserIdentity.ts';
import { takeFlow } from '../redirect/signInFlow.ts';
import { socialLogin } from './socialLogin.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/**
 * Signs in with the code that Apple's way back has left in the address, or links it.
 *
 * A code is linked to an account only if `initAppleSignOn` was called in this tab: else a link from a stranger could
 * give the reader's account a second way in.
 *
 * @throws IdentityError `flow_not_begun`: a reader is signed in, and this tab has not asked for Apple
 * @throws ApiError, NetworkError
 */
export async function appleSignOn(
  context: IdentityContext,
  code: string,
  options: CallOptions = {},
): Promise<UserIdentity> {
  if (isSession(context.session.read())) takeFlow(context, 'apple');
  return socialLogin(context, 'apple', code, options);
}
