/** The reader whom the legacy Google Sign In knows. */
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { globalAt, hasMethods, memberAt } from '../vendor/vendorValues.ts';

/** @throws IdentityError `google_legacy_only` */
export function requireLegacy({ vendors }: IdentityContext): void {
  if (vendors.google.auth2 === undefined) throw vendorError('google_legacy_only');
}

/**
 * Google's instance, if there is one. It must not be awaited nor given to a promise: it is its own promise, for ever.
 */
export function findInstance(context: IdentityContext): unknown {
  const { authInstance } = context.vendors.google;
  if (authInstance !== undefined) return authInstance;
  const auth2 = globalAt(context, 'gapi', 'auth2');
  return hasMethods(auth2, 'getAuthInstance') ? auth2.getAuthInstance() : undefined;
}

/** The reader whom Google knows already. */
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
 * The ID token of the reader whom Google knows already.
 *
 * @throws IdentityError `google_legacy_only`
 */
export function findLegacyToken(context: IdentityContext): string | undefined {
  requireLegacy(context);
  return readIdToken(findUser(context));
}
