import { callAsReader } from '../call/callAsReader.ts';
import { fillPath } from '../call/fillPath.ts';
import { hasUuid, requireBody } from '../call/requireBody.ts';
import type { CallOptions } from '../CallOptions.ts';
import { swgCalls } from '../contract/swgCalls.ts';
import { acceptIdentity } from '../session/acceptIdentity.ts';
import { isSession } from '../session/UserIdentity.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { logDeprecation } from '../social/google/legacyGoogle.ts';
import { refuseVendor } from '../social/vendor/refuseVendor.ts';
import type { VendorContext } from '../social/vendor/VendorContext.ts';
import { getSwgAccessToken } from './getSwgAccessToken.ts';

/**
 * Links a Google account to the reader who is signed in (wire-contract 1.7). Deprecated, and says so.
 *
 * @param accessToken Google's
 * @throws IdentityError `no_logged_in_user`, `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function relinkGoogleAccount(
  context: VendorContext,
  accessToken: string,
  { signal }: CallOptions = {},
): Promise<UserIdentity> {
  logDeprecation(context);
  if (!isSession(context.session.read())) throw refuseVendor('no_logged_in_user');
  const swg = await getSwgAccessToken(context, { signal });
  const path = fillPath(fillPath(swgCalls.relink.path, swg.accessToken), accessToken);
  const request = { ...swgCalls.relink, path, idempotent: false, signal };
  const { response } = await callAsReader(context, request);
  return acceptIdentity(context, requireBody(swgCalls.relink, response, hasUuid));
}
