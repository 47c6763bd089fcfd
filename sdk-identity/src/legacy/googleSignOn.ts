import { isIdentityError } from '../errors/IdentityError.ts';
import type { IdentityError } from '../errors/IdentityError.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';
import { socialLogin } from '../social/socialLogin.ts';
import { awaitVendor } from '../vendor/awaitVendor.ts';
import type { VendorCall } from '../vendor/awaitVendor.ts';
import { legacyError, vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import type { LegacyErrorCode } from '../errors/errorMessages.ts';
import { hasMethods, memberAt } from '../vendor/vendorValues.ts';
import {
  findInstance,
  findUser,
  readIdToken,
  requireLegacy,
} from '../subscribe-with-google/legacyGoogleUser.ts';
import { logDeprecation } from './logDeprecation.ts';

const codes: Readonly<Record<string, LegacyErrorCode>> = {
  popup_blocked_by_browser: 'google_popup_blocked',
  popup_closed_by_user: 'google_popup_closed',
  access_denied: 'google_access_denied',
};

/** Converts an error of Google's script. */
export function toGoogleError(cause: unknown): IdentityError {
  if (isIdentityError(cause)) return cause;
  const code = codes[String(memberAt(cause, 'error'))];
  return code ? legacyError(code, cause) : vendorError('google_credential', cause);
}

/** Lets the reader choose an account in Google's popup. */
function chooseUser(context: IdentityContext, { signal }: CallOptions): Promise<unknown> {
  const instance = findInstance(context);
  if (!hasMethods(instance, 'signIn')) throw vendorError('google_init');
  const start: VendorCall = (answer, fail) =>
    void Promise.resolve(instance.signIn({ prompt: 'select_account' })).then(answer, (cause: unknown) =>
      fail(toGoogleError(cause)),
    );
  return awaitVendor(context, 'google_credential', start, { ms: Infinity, signal });
}

/** Like `googleSignOn`, but without the deprecation message and the callbacks. */
export async function signOnLegacyUser(
  context: IdentityContext,
  user: unknown,
  options: CallOptions,
): Promise<UserIdentity> {
  requireLegacy(context);
  const token = readIdToken(user ?? findUser(context) ?? (await chooseUser(context, options)));
  if (token === undefined) throw vendorError('google_credential');
  return socialLogin(context, 'google', token, options);
}

/**
 * Signs in with the legacy Google Sign In: the given user, else the user who is signed in at Google, else the account
 * chosen in Google's popup. Deprecated: logs a message. Calls the callbacks that were passed to `initGoogleLogin`.
 *
 * @param googleUser `gapi.auth2.GoogleUser`
 * @throws IdentityError `google_legacy_only`, `google_init`, `google_popup_blocked`, `google_popup_closed`,
 *   `google_access_denied`, `google_credential`
 * @throws ApiError, NetworkError
 */
export async function googleSignOn(
  context: IdentityContext,
  googleUser?: unknown,
  options: CallOptions = {},
): Promise<UserIdentity> {
  logDeprecation(context);
  const { vendors } = context;
  let identity: UserIdentity;
  try {
    identity = await signOnLegacyUser(context, googleUser, options);
  } catch (error) {
    vendors.google.onFailure?.(error instanceof Error ? error.message : undefined);
    throw error;
  }
  vendors.google.onSuccess?.();
  return identity;
}
