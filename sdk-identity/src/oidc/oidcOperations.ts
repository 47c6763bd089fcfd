/** The operations of signing in by OIDC; fetched with the first of them. */
import type { IdentityClient } from '../IdentityClient.ts';
import type { VendorContext } from '../social/vendor/VendorContext.ts';
import { beginOIDCPKCE } from './beginOIDCPKCE.ts';
import { initiateOIDC } from './initiateOIDC.ts';
import { loginWithArcIdentityAsOIDCProvider } from './loginWithArcIdentityAsOIDCProvider.ts';
import { signInWithOIDC } from './signInWithOIDC.ts';
import { signInWithOIDCPKCE } from './signInWithOIDCPKCE.ts';
import { unlinkOIDC } from './unlinkOIDC.ts';

export type OidcOperations = Pick<
  IdentityClient,
  | 'initiateOIDC'
  | 'signInWithOIDC'
  | 'beginOIDCPKCE'
  | 'signInWithOIDCPKCE'
  | 'loginWithArcIdentityAsOIDCProvider'
  | 'unlinkOIDC'
>;

export function oidcOperations(context: VendorContext): OidcOperations {
  return {
    initiateOIDC: (...args) => initiateOIDC(context, ...args),
    signInWithOIDC: (...args) => signInWithOIDC(context, ...args),
    beginOIDCPKCE: (...args) => beginOIDCPKCE(context, ...args),
    signInWithOIDCPKCE: (...args) => signInWithOIDCPKCE(context, ...args),
    loginWithArcIdentityAsOIDCProvider: (...args) => loginWithArcIdentityAsOIDCProvider(context, ...args),
    unlinkOIDC: (...args) => unlinkOIDC(context, ...args),
  };
}
