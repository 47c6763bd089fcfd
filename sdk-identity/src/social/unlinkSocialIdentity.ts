import { isRecord, readArray, readString, requireNoError } from '@broadsheet/client-core';
import { callAsReader } from '../call/callAsReader.ts';
import { fillPath } from '../call/fillPath.ts';
import type { CallOptions } from '../CallOptions.ts';
import { socialCalls } from '../contract/socialCalls.ts';
import { readItem } from '../profile/profileItems.ts';
import { requireSession } from '../session/freshSession.ts';
import type { Session } from '../session/UserIdentity.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import type { SocialProvider } from './SocialProvider.ts';
import { refuseVendor } from './vendor/refuseVendor.ts';
import type { VendorContext } from './vendor/VendorContext.ts';
import { globalAt, hasMethods } from './vendor/vendorValues.ts';

/** The reader's name at Google, of the stored profile if it is theirs. */
function googleNameOf(context: VendorContext, { uuid }: Session): string | undefined {
  const nameOf = (item: unknown): string | undefined =>
    isRecord(item) && item['type'] === 'Google' ? readString(item, 'userName') : undefined;
  const parse = (value: unknown): string | undefined =>
    isRecord(value) && value['uuid'] === uuid ? readArray(value, 'identities', nameOf)?.[0] : undefined;
  return readItem(context, storageKeys.profile, parse);
}

/** Takes back the reader's consent at Google. What Google makes of it is not waited for. */
function revokeConsent(context: VendorContext, session: Session): void {
  const google = globalAt(context, 'google', 'accounts', 'id');
  if (!hasMethods(google, 'revoke')) return;
  try {
    google.revoke(googleNameOf(context, session) ?? '', () => undefined);
  } catch (cause) {
    throw refuseVendor('google_revoke', cause);
  }
}

/**
 * Unlinks a provider from the account of the reader who is signed in (wire-contract 1.5.2). The stored profile still
 * names it; the next `getUserProfile` does not.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`; `google_revoke`: nothing was sent
 * @throws ApiError such as `300044`: nothing would be left to sign in with
 * @throws NetworkError
 */
export async function unlinkSocialIdentity(
  context: VendorContext,
  grantType: SocialProvider,
  { signal }: CallOptions = {},
): Promise<void> {
  const session = await requireSession(context, { signal });
  if (grantType === 'google') revokeConsent(context, session);
  const path = fillPath(socialCalls.unlink.path, grantType);
  const { response } = await callAsReader(context, { ...socialCalls.unlink, path, signal });
  requireNoError(response);
  context.storage.items.remove(storageKeys.profileExpiry);
}
