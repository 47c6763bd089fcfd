/** The operations of Subscribe with Google; fetched with the first of them. */
import type { IdentityClient } from '../IdentityClient.ts';
import type { VendorContext } from '../social/vendor/VendorContext.ts';
import { checkSwgLogin } from './checkSwgLogin.ts';
import { getSwgAccessToken } from './getSwgAccessToken.ts';
import { relinkGoogleAccount } from './relinkGoogleAccount.ts';
import { signOnSwgUser } from './signOnSwgUser.ts';

export type SwgOperations = Pick<
  IdentityClient,
  'getSwgAccessToken' | 'checkSwgLogin' | 'relinkGoogleAccount' | 'signOnSwgUser'
>;

export function swgOperations(context: VendorContext): SwgOperations {
  return {
    getSwgAccessToken: (...args) => getSwgAccessToken(context, ...args),
    checkSwgLogin: (...args) => checkSwgLogin(context, ...args),
    relinkGoogleAccount: (...args) => relinkGoogleAccount(context, ...args),
    signOnSwgUser: (...args) => signOnSwgUser(context, ...args),
  };
}
