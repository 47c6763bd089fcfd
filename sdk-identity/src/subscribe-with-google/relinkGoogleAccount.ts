import { asReader } from '../call/asReader.ts';
import type { CallOptions } from '../CallOptions.ts';
import { swgCalls } from '../contract/swgCalls.ts';
import { refuseLater } from '../errors/refuseLater.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { signIn } from '../session/signIn.ts';
import { isSession } from '../session/UserIdentity.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { logDeprecation } from '../social/google/legacyGoogle.ts';
import { getSwgAccessToken } from './getSwgAccessToken.ts';

/**
 * Links a Google account to the reader who is signed in (wire-contract 1.7). Deprecated, and says so.
 *
 * @param accessToken Google's
 * @throws IdentityError `no_logged_in_user`, `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function relinkGoogleAccount(
  context: IdentityContext,
  accessToken: string,
  { signal }: CallOptions = {},
): Promise<UserIdentity> {
  logDeprecation(context);
  if (!isSession(context.session.read())) throw refuseLater('no_logged_in_user');
  const swg = await getSwgAccessToken(context, { signal });
  const parts = { values: [swg.accessToken, accessToken], idempotent: false, signal };
  return signIn(context, asReader(context), swgCalls.relink, parts);
}
