import { isRecord } from '@broadsheet/client-core';
import type { SocialOperations } from './socialOperations.ts';
import { laterPart } from './vendor/laterPart.ts';
import type { VendorContext } from './vendor/VendorContext.ts';

/** The operations, and the way out of the vendors at logout for pages that have one of their scripts. */
export function laterSocialOperations(context: VendorContext): SocialOperations {
  const later = laterPart(async () => (await import('./socialOperations.ts')).socialOperations(context));
  const leaveVendors = later((part) => part.leaveVendors);
  context.logoutTasks.add(async () => {
    const page = context.edges.view?.();
    if (isRecord(page) && (page['FB'] ?? page['gapi'] ?? page['google'])) await leaveVendors();
  });
  return {
    initAppleSignOn: later((part) => part.initAppleSignOn),
    appleSignOn: later((part) => part.appleSignOn),
    initFacebookLogin: later((part) => part.initFacebookLogin),
    facebookSignOn: later((part) => part.facebookSignOn),
    signInWithGoogle: later((part) => part.signInWithGoogle),
    initGoogleLogin: later((part) => part.initGoogleLogin),
    initGoogleAuthSDK: later((part) => part.initGoogleAuthSDK),
    initGoogleAuth: later((part) => part.initGoogleAuth),
    googleSignOn: later((part) => part.googleSignOn),
    unlinkSocialIdentity: later((part) => part.unlinkSocialIdentity),
  };
}
