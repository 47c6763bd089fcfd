import { createIdentityContext } from './createIdentityContext.ts';
import type { IdentityClient, IdentityClientOptions } from './IdentityClient.ts';
import type { IdentityContext } from './IdentityContext.ts';
import { fetchParts } from './later/fetchParts.ts';
import { laterOperations } from './later/laterOperations.ts';
import { login } from './login/login.ts';
import { redeemOTALink } from './one-time-link/redeemOTALink.ts';
import { requestOTALink } from './one-time-link/requestOTALink.ts';
import { extendSession } from './session/extendSession.ts';
import { freshSession } from './session/freshSession.ts';
import { getTokenStates } from './session/getTokenStates.ts';
import { isLoggedIn } from './session/isLoggedIn.ts';
import { logout } from './session/logout.ts';
import { leaveVendorsAtLogout } from './social/leaveVendorsAtLogout.ts';
import { readAmpReaderId, writeAmpReaderId } from './storage/ampReaderId.ts';

const accountOperations = (context: IdentityContext) =>
  laterOperations(context, fetchParts.account, [
    'signUp',
    'requestResetPassword',
    'checkResetLink',
    'resetPassword',
    'updatePassword',
    'requestVerifyEmail',
    'verifyEmail',
    'getUserProfile',
    'updateUserProfile',
    'getUserSettings',
    'getUserSegments',
    'getThirdPartyTokens',
    'uploadAvatar',
    'deleteAvatar',
    'listGdprReports',
    'getGdprReport',
    'requestDeleteAccount',
    'approveDeleteAccount',
    'declineDeleteAccount',
    'listSessions',
    'endSession',
    'endAllSessions',
  ]);

const socialOperations = (context: IdentityContext) =>
  laterOperations(context, fetchParts.social, [
    'initAppleSignOn',
    'appleSignOn',
    'initFacebookLogin',
    'facebookSignOn',
    'signInWithGoogle',
    'initGoogleLogin',
    'initGoogleAuthSDK',
    'initGoogleAuth',
    'googleSignOn',
    'unlinkSocialIdentity',
    'initiateOIDC',
    'signInWithOIDC',
    'beginOIDCPKCE',
    'signInWithOIDCPKCE',
    'loginWithArcIdentityAsOIDCProvider',
    'unlinkOIDC',
    'getSwgAccessToken',
    'checkSwgLogin',
    'relinkGoogleAccount',
    'signOnSwgUser',
  ]);

/**
 * Makes a client: one per page in a browser, one per request on a server. It does nothing by itself; `start()` lets it
 * hear the other tabs.
 */
export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  const { context, tabs, store, events } = createIdentityContext(options);
  const { storage, session, getConfig } = context;
  const { ampReaderId } = options;
  leaveVendorsAtLogout(context);
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
    logout: (...args) => logout(context, ...args),
    getSession: session.state,
    isLoggedIn: (...args) => isLoggedIn(context, ...args),
    async heartbeat(...args) {
      await freshSession(context, ...args);
      return session.state();
    },
    extendSession: (...args) => extendSession(context, ...args),
    clearSession: session.end,
    getJwt: async (...args) => (await freshSession(context, ...args))?.accessToken,
    getTokenStates: () => getTokenStates(context),
    ...accountOperations(context),
    ...socialOperations(context),
    getAmpReaderId: () => readAmpReaderId(storage) ?? (ampReaderId || undefined),
    setAmpReaderId: (id) => writeAmpReaderId(storage, id),
  };
}
