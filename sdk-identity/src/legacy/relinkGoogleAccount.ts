import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { swgCalls } from '../contract/swgCalls.ts';
import { legacyError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { signIn } from '../sign-in/signIn.ts';
import { isSession } from '../session/UserIdentity.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { logDeprecation } from './logDeprecation.ts';
import { getSwgAccessToken } from '../subscribe-with-google/getSwgAccessToken.ts';

/**
 * Links a Google account to the signed-in reader. Deprecated: logs a message.
 *
 * @param accessToken Google's access token
 * @throws IdentityError `no_logged_in_user`, `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function relinkGoogleAccount(
  context: IdentityContext,
  accessToken: string,
  { signal }: CallOptions = {},
): Promise<UserIdentity> {
  logDeprecation(context);
  if (!isSession(context.session.read())) throw legacyError('no_logged_in_user');
  const swg = await getSwgAccessToken(context, { signal });
  const values = [swg.accessToken, accessToken];
  return signIn(context, swgCalls.relink, { by: asReader(context), values, idempotent: false, signal });
}
