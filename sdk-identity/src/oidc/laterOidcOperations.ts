import { laterPart } from '../social/vendor/laterPart.ts';
import type { VendorContext } from '../social/vendor/VendorContext.ts';
import type { OidcOperations } from './oidcOperations.ts';

export function laterOidcOperations(context: VendorContext): OidcOperations {
  const later = laterPart(async () => (await import('./oidcOperations.ts')).oidcOperations(context));
  return {
    initiateOIDC: later((part) => part.initiateOIDC),
    signInWithOIDC: later((part) => part.signInWithOIDC),
    beginOIDCPKCE: later((part) => part.beginOIDCPKCE),
    signInWithOIDCPKCE: later((part) => part.signInWithOIDCPKCE),
    loginWithArcIdentityAsOIDCProvider: later((part) => part.loginWithArcIdentityAsOIDCProvider),
    unlinkOIDC: later((part) => part.unlinkOIDC),
  };
}
