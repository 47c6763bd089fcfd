import type { AccountOperations } from './account/accountOperations.ts';
import { createIdentityContext } from './createIdentityContext.ts';
import { laterDeviceOperations } from './devices/laterDeviceOperations.ts';
import { fetchPart } from './fetchPart.ts';
import type { IdentityClient, IdentityClientOptions } from './IdentityClient.ts';
import type { IdentityContext } from './IdentityContext.ts';
import { login } from './login/login.ts';
import { laterOidcOperations } from './oidc/laterOidcOperations.ts';
import { redeemOTALink } from './one-time-link/redeemOTALink.ts';
import { requestOTALink } from './one-time-link/requestOTALink.ts';
import { laterPersonalDataOperations } from './personal-data/laterPersonalDataOperations.ts';
import type { ProfileOperations } from './profile/profileOperations.ts';
import { sessionOperations } from './session/sessionOperations.ts';
import { laterSocialOperations } from './social/laterSocialOperations.ts';
import { createVendorContext } from './social/vendor/createVendorContext.ts';
import { readAmpReaderId, writeAmpReaderId } from './storage/ampReaderId.ts';
import { laterSwgOperations } from './subscribe-with-google/laterSwgOperations.ts';

function laterAccountOperations(context: IdentityContext): AccountOperations {
  const part = async (): Promise<AccountOperations> =>
    (await fetchPart(import('./account/accountOperations.ts'))).accountOperations(context);
  return {
    signUp: async (...args) => (await part()).signUp(...args),
    requestResetPassword: async (...args) => (await part()).requestResetPassword(...args),
    resetPassword: async (...args) => (await part()).resetPassword(...args),
    updatePassword: async (...args) => (await part()).updatePassword(...args),
    requestVerifyEmail: async (...args) => (await part()).requestVerifyEmail(...args),
    verifyEmail: async (...args) => (await part()).verifyEmail(...args),
  };
}

function laterProfileOperations(context: IdentityContext): ProfileOperations {
  const part = async (): Promise<ProfileOperations> =>
    (await fetchPart(import('./profile/profileOperations.ts'))).profileOperations(context);
  return {
    getUserProfile: async (...args) => (await part()).getUserProfile(...args),
    updateUserProfile: async (...args) => (await part()).updateUserProfile(...args),
    getUserSettings: async (...args) => (await part()).getUserSettings(...args),
    getUserSegments: async (...args) => (await part()).getUserSegments(...args),
    getThirdPartyTokens: async (...args) => (await part()).getThirdPartyTokens(...args),
    uploadAvatar: async (...args) => (await part()).uploadAvatar(...args),
    deleteAvatar: async (...args) => (await part()).deleteAvatar(...args),
  };
}

/**
 * Makes a client: one per page in a browser, one per request on a server. It does nothing by itself; `start()` lets it
 * hear the other tabs.
 */
export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  const { context, tabs, store, events } = createIdentityContext(options);
  const { storage, session, getConfig } = context;
  const { ampReaderId } = options;
  const vendorContext = createVendorContext(context, options);
  return {
    start() {
      if (ampReaderId) writeAmpReaderId(storage, ampReaderId);
      session.look();
      return tabs.start({ store, look: session.look });
    },
    stop: tabs.stop,
    onSessionChange: (listener) => events.on('sessionChanged', listener),
    getConfig,
    login: (...args) => login(context, ...args),
    requestOTALink: (...args) => requestOTALink(context, ...args),
    redeemOTALink: (...args) => redeemOTALink(context, ...args),
    ...sessionOperations(context),
    ...laterAccountOperations(context),
    ...laterProfileOperations(context),
    ...laterSocialOperations(vendorContext),
    ...laterOidcOperations(vendorContext),
    ...laterSwgOperations(vendorContext),
    ...laterPersonalDataOperations(context),
    ...laterDeviceOperations(context),
    getAmpReaderId: () => readAmpReaderId(storage) ?? (ampReaderId || undefined),
    setAmpReaderId: (id) => writeAmpReaderId(storage, id),
  };
}
