import { requireBody } from '../call/requireBody.ts';
import type { CallOptions } from '../CallOptions.ts';
import type { SwgLoginCheckBody, SwgLoginCheckRequestBody } from '../contract/SwgBody.ts';
import { swgCalls } from '../contract/swgCalls.ts';
import { findUser, idTokenOf, requireLegacy } from '../social/google/legacyGoogle.ts';
import type { VendorContext } from '../social/vendor/VendorContext.ts';

const NO_TOKEN =
  'No Google ID token found. Either the user is not logged in with Google, or the Google Auth2 SDK is incorrectly loaded.';

/**
 * Whether somebody with this Google account has an account here (wire-contract 1.7).
 *
 * @param idToken the one of the legacy Google Sign In when left out; without any, nothing is sent and the answer is no
 * @throws IdentityError `google_legacy_only`: no token was given and the legacy is not in use
 * @throws ApiError, NetworkError
 */
export async function checkSwgLogin(
  context: VendorContext,
  idToken?: string,
  { signal }: CallOptions = {},
): Promise<SwgLoginCheckBody> {
  if (!idToken) requireLegacy(context);
  const token = idToken || idTokenOf(findUser(context));
  if (token === undefined) {
    context.edges.logError?.(NO_TOKEN);
    return { identityExists: false };
  }
  const call = swgCalls.checkLogin;
  const body: SwgLoginCheckRequestBody = { token };
  const response = await context.transport.request({ ...call, body, signal });
  const answer = requireBody(call, response, ({ identityExists }) => identityExists !== undefined);
  return { identityExists: answer['identityExists'] === true };
}
