/** The operations of signing in with Facebook, Google and Apple; fetched with the first of them. */
import type { IdentityClient } from '../IdentityClient.ts';
import { appleSignOn } from './apple/appleSignOn.ts';
import { initAppleSignOn } from './apple/initAppleSignOn.ts';
import { facebookSignOn } from './facebook/facebookSignOn.ts';
import { initFacebookLogin } from './facebook/initFacebookLogin.ts';
import { googleSignOn } from './google/googleSignOn.ts';
import { initGoogleAuth, initGoogleAuthSDK } from './google/initGoogleAuth.ts';
import { initGoogleLogin } from './google/initGoogleLogin.ts';
import { signInWithGoogle } from './google/signInWithGoogle.ts';
import { leaveVendors } from './leaveVendors.ts';
import { unlinkSocialIdentity } from './unlinkSocialIdentity.ts';
import type { VendorContext } from './vendor/VendorContext.ts';

export type SocialOperations = Pick<
  IdentityClient,
  | 'initAppleSignOn'
  | 'appleSignOn'
  | 'initFacebookLogin'
  | 'facebookSignOn'
  | 'signInWithGoogle'
  | 'initGoogleLogin'
  | 'initGoogleAuthSDK'
  | 'initGoogleAuth'
  | 'googleSignOn'
  | 'unlinkSocialIdentity'
>;

export function socialOperations(
  context: VendorContext,
): SocialOperations & { readonly leaveVendors: () => Promise<void> } {
  return {
    initAppleSignOn: (...args) => initAppleSignOn(context, ...args),
    appleSignOn: (...args) => appleSignOn(context, ...args),
    initFacebookLogin: (...args) => initFacebookLogin(context, ...args),
    facebookSignOn: (...args) => facebookSignOn(context, ...args),
    signInWithGoogle: (...args) => signInWithGoogle(context, ...args),
    initGoogleLogin: (...args) => initGoogleLogin(context, ...args),
    initGoogleAuthSDK: (...args) => initGoogleAuthSDK(context, ...args),
    initGoogleAuth: (...args) => initGoogleAuth(context, ...args),
    googleSignOn: (...args) => googleSignOn(context, ...args),
    unlinkSocialIdentity: (...args) => unlinkSocialIdentity(context, ...args),
    leaveVendors: () => leaveVendors(context),
  };
}
