/** What the operations of the legacy Google Sign In share (wire-contract 1.5.3 and 2.8). */
import { refuseLater } from '../../errors/refuseLater.ts';
import type { IdentityContext } from '../../IdentityContext.ts';
import { globalAt, hasMethods, memberAt } from '../vendor/vendorValues.ts';

/** Pages and their tests look for this very text. */
const DEPRECATION =
  'Legacy Google Sign In will be deprecated on Dec 31, 2022. Use the new Arc Identity & Sign In With Google SDKs.';

export const logDeprecation = ({ edges }: IdentityContext): void => edges.logError?.(DEPRECATION);

/** @throws IdentityError `google_legacy_only` */
export function requireLegacy({ vendors }: IdentityContext): void {
  if (vendors.google.auth2 === undefined) throw refuseLater('google_legacy_only');
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

export function idTokenOf(user: unknown): string | undefined {
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
  return idTokenOf(findUser(context));
}
