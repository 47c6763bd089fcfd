import { isRecord, readArray, readString, sendCall, withoutError } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { socialCalls } from '../contract/socialCalls.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { outdateProfile, readItem } from '../profile/profileItems.ts';
import { requireSession } from '../authorization/requireSession.ts';
import type { Session } from '../session/UserIdentity.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import type { SocialProvider } from './socialLogin.ts';
import { globalAt, hasMethods } from '../vendor/vendorValues.ts';

/** The reader's name at Google, of the stored profile if it is theirs. */
function findGoogleName(context: IdentityContext, { uuid }: Session): string | undefined {
  const nameOf = (item: unknown): string | undefined =>
    isRecord(item) && item['type'] === 'Google' ? readString(item, 'userName') : undefined;
  const parse = (value: unknown): string | undefined =>
    isRecord(value) && value['uuid'] === uuid ? readArray(value, 'identities', nameOf)?.[0] : undefined;
  return readItem(context, storageKeys.profile, parse);
}

/** Takes back the reader's consent at Google. What Google makes of it is not waited for. */
function revokeConsent(context: IdentityContext, session: Session): void {
  const google = globalAt(context, 'google', 'accounts', 'id');
  if (!hasMethods(google, 'revoke')) return;
  try {
    google.revoke(findGoogleName(context, session) ?? '', () => undefined);
  } catch (cause) {
    throw vendorError('google_revoke', cause);
  }
}

/**
 * Unlinks a provider from the account of the reader who is signed in. The stored profile still
 * names it; the next `getUserProfile` does not.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`; `google_revoke`: nothing was sent
 * @throws ApiError such as `300044`: nothing would be left to sign in with
 * @throws NetworkError
 */
export async function unlinkSocialIdentity(
  context: IdentityContext,
  grantType: SocialProvider,
  { signal }: CallOptions = {},
): Promise<void> {
  const session = await requireSession(context, { signal });
  if (grantType === 'google') revokeConsent(context, session);
  await sendCall(asReader(context), socialCalls.unlink, { values: [grantType], signal, read: withoutError });
  outdateProfile(context);
}
