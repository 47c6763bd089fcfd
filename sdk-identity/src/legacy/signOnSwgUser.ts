import type { CallOptions } from '../call/CallOptions.ts';
import { acceptIdentity } from '../sign-in/signIn.ts';
import { isSession } from '../session/UserIdentity.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { findLegacyToken } from '../subscribe-with-google/legacyGoogleUser.ts';
import { logDeprecation } from './logDeprecation.ts';
import { socialLogin } from '../social/socialLogin.ts';
import { legacyError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

export interface SwgUser extends CallOptions {
  /** Google's ID token; takes precedence over `swgSubscriptionTokenResponse`. */
  readonly idToken?: string;
  /** A session that the service issued while the reader subscribed. */
  readonly swgSubscriptionTokenResponse?: {
    readonly profileId: string;
    readonly accessToken: string;
    readonly refreshToken: string;
    readonly exists: boolean;
  };
}

/**
 * Signs in a reader who has subscribed with Google: with the given token or session, else as the user of the legacy
 * Google Sign In. Deprecated: logs a message.
 *
 * @throws IdentityError `google_no_user`, `google_legacy_only`
 * @throws ApiError, NetworkError
 */
export async function signOnSwgUser(
  context: IdentityContext,
  { idToken, swgSubscriptionTokenResponse: given, signal }: SwgUser = {},
): Promise<UserIdentity> {
  logDeprecation(context);
  if (!idToken && given !== undefined) {
    const { profileId: uuid, accessToken, refreshToken } = given;
    // Checked first, because a token that was just stored counts as just issued.
    const needsRefresh = context.tokens.needsRefresh(accessToken);
    const identity = acceptIdentity(context, { uuid, accessToken, refreshToken });
    return needsRefresh && isSession(identity) ? context.refresh(identity, { signal }) : identity;
  }
  const token = idToken || findLegacyToken(context);
  if (token === undefined) throw legacyError('google_no_user');
  return socialLogin(context, 'google', token, { signal });
}
