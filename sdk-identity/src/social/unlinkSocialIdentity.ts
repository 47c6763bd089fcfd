import { isRecord, list, sendCall, string, withoutError } from '@broadsheet/client-core';
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
import { awaitVendor } from '../vendor/awaitVendor.ts';
import { globalAt, hasMethods } from '../vendor/vendorValues.ts';

const REVOKE = 'google_revoke';

/** Returns the reader's user name at Google from the stored profile, if that is the reader's own. */
function findGoogleName(context: IdentityContext, { uuid }: Session): string | undefined {
  const nameOf = (item: unknown): string | undefined =>
    isRecord(item) && item['type'] === 'Google' ? string(item['userName']) : undefined;
  const parse = (value: unknown): string | undefined =>
    isRecord(value) && value['uuid'] === uuid ? list(nameOf)(value['identities'])?.[0] : undefined;
  return readItem(context, storageKeys.profile, parse);
}

/** Revokes the reader's consent at Google where its script is loaded. @throws IdentityError `google_revoke` */
async function revokeConsent(
  context: IdentityContext,
  { session, ...wait }: CallOptions & { readonly session: Session },
): Promise<void> {
  const google = globalAt(context, 'google', 'accounts', 'id');
  if (!hasMethods(google, 'revoke')) return;
  const name = findGoogleName(context, session) ?? '';
  const answer = await awaitVendor(context, REVOKE, (done) => google.revoke(name, done), wait);
  if (isRecord(answer) && answer['successful'] === false) throw vendorError(REVOKE, answer['error']);
}

/**
 * Unlinks a provider from the signed-in reader's account. The stored profile still includes the provider; the next
 * `getUserProfile` fetches the profile again.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`; `google_revoke`: Google refused or did not answer, and nothing was sent
 * @throws ApiError such as `300044`: the account would have no way left to sign in
 * @throws NetworkError
 */
export async function unlinkSocialIdentity(
  context: IdentityContext,
  grantType: SocialProvider,
  { signal }: CallOptions = {},
): Promise<void> {
  const session = await requireSession(context, { signal });
  if (grantType === 'google') await revokeConsent(context, { session, signal });
  await sendCall(asReader(context), socialCalls.unlink, { values: [grantType], signal, read: withoutError });
  outdateProfile(context);
}
