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

/** Returns the reader's user name at Google from the stored profile, if that is the reader's own. */
function findGoogleName(context: IdentityContext, { uuid }: Session): string | undefined {
  const nameOf = (item: unknown): string | undefined =>
    isRecord(item) && item['type'] === 'Google' ? readString(item, 'userName') : undefined;
  const parse = (value: unknown): string | undefined =>
    isRecord(value) && value['uuid'] === uuid ? readArray(value, 'identities', nameOf)?.[0] : undefined;
  return readItem(context, storageKeys.profile, parse);
}

/** Revokes the reader's consent at Google, without waiting for the result. */
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
 * Unlinks a provider from the signed-in reader's account. The stored profile still includes the provider; the next
 * `getUserProfile` fetches the profile again.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`; `google_revoke`: nothing was sent
 * @throws ApiError such as `300044`: the account would have no way left to sign in
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
