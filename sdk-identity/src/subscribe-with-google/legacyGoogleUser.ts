/** The user of the legacy Google Sign In. */
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { globalAt, hasMethods, memberAt } from '../vendor/vendorValues.ts';

/** Checks that the legacy Google Sign In is enabled. @throws IdentityError `google_legacy_only` */
export function requireLegacy({ vendors }: IdentityContext): void {
  if (vendors.google.auth2 === undefined) throw vendorError('google_legacy_only');
}

/**
 * Returns Google's instance, if there is one. Do not await it or resolve a promise with it: it is a thenable that resolves
 * with itself, for ever.
 */
export function findInstance(context: IdentityContext): unknown {
  const { authInstance } = context.vendors.google;
  if (authInstance !== undefined) return authInstance;
  const auth2 = globalAt(context, 'gapi', 'auth2');
  return hasMethods(auth2, 'getAuthInstance') ? auth2.getAuthInstance() : undefined;
}

/** Returns the user who is signed in at Google. */
export function findUser(context: IdentityContext): unknown {
  const instance = findInstance(context);
  const isSignedIn = memberAt(instance, 'isSignedIn');
  const currentUser = memberAt(instance, 'currentUser');
  const isThere = hasMethods(isSignedIn, 'get') && isSignedIn.get() === true;
  return isThere && hasMethods(currentUser, 'get') ? currentUser.get() : undefined;
}

export function readIdToken(user: unknown): string | undefined {
  const token = hasMethods(user, 'getAuthResponse')
    ? memberAt(user.getAuthResponse(), 'id_token')
    : undefined;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/**
 * Returns the ID token of the user who is signed in at Google.
 *
 * @throws IdentityError `google_legacy_only`
 */
export function findLegacyToken(context: IdentityContext): string | undefined {
  requireLegacy(context);
  return readIdToken(findUser(context));
}
