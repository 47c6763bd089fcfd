import { createIdentityContext } from './createIdentityContext.ts';
import { requestVerifyEmail } from './email/requestVerifyEmail.ts';
import { verifyEmail } from './email/verifyEmail.ts';
import type { IdentityClient, IdentityClientOptions } from './IdentityClient.ts';
import type { IdentityContext } from './IdentityContext.ts';
import { lazily } from './lazily.ts';
import { login } from './login/login.ts';
import { redeemOTALink } from './one-time-link/redeemOTALink.ts';
import { requestOTALink } from './one-time-link/requestOTALink.ts';
import { requestResetPassword } from './password/requestResetPassword.ts';
import { resetPassword } from './password/resetPassword.ts';
import { updatePassword } from './password/updatePassword.ts';
import { extendSession } from './session/extendSession.ts';
import { getJwt, getTokenStates } from './session/getJwt.ts';
import { heartbeat } from './session/heartbeat.ts';
import { isLoggedIn } from './session/isLoggedIn.ts';
import { logout } from './session/logout.ts';
import { readAmpReaderId, writeAmpReaderId } from './storage/ampReaderId.ts';

type SessionOperations =
  | 'login'
  | 'logout'
  | 'getSession'
  | 'isLoggedIn'
  | 'heartbeat'
  | 'extendSession'
  | 'clearSession'
  | 'getJwt'
  | 'getTokenStates'
  | 'requestOTALink'
  | 'redeemOTALink';
type AccountOperations =
  | 'signUp'
  | 'requestResetPassword'
  | 'resetPassword'
  | 'updatePassword'
  | 'requestVerifyEmail'
  | 'verifyEmail';
type ProfileOperations =
  | 'getUserProfile'
  | 'updateUserProfile'
  | 'getUserSettings'
  | 'getUserSegments'
  | 'getThirdPartyTokens'
  | 'uploadAvatar'
  | 'deleteAvatar';

function sessionOperations(context: IdentityContext): Pick<IdentityClient, SessionOperations> {
  const { session } = context;
  return {
    login: (...args) => login(context, ...args),
    logout: (options) => logout(context, options),
    getSession: session.state,
    isLoggedIn: (options) => isLoggedIn(context, options),
    heartbeat: (options) => heartbeat(context, options),
    extendSession: (options) => extendSession(context, options),
    clearSession: session.end,
    getJwt: (options) => getJwt(context, options),
    getTokenStates: () => getTokenStates(context),
    requestOTALink: (...args) => requestOTALink(context, ...args),
    redeemOTALink: (...args) => redeemOTALink(context, ...args),
  };
}

function accountOperations(context: IdentityContext): Pick<IdentityClient, AccountOperations> {
  return {
    signUp: lazily(context, async () => (await import('./sign-up/signUp.ts')).signUp),
    requestResetPassword: (...args) => requestResetPassword(context, ...args),
    resetPassword: (...args) => resetPassword(context, ...args),
    updatePassword: (...args) => updatePassword(context, ...args),
    requestVerifyEmail: (...args) => requestVerifyEmail(context, ...args),
    verifyEmail: (...args) => verifyEmail(context, ...args),
  };
}

function profileOperations(context: IdentityContext): Pick<IdentityClient, ProfileOperations> {
  return {
    getUserProfile: lazily(context, async () => (await import('./profile/getUserProfile.ts')).getUserProfile),
    updateUserProfile: lazily(
      context,
      async () => (await import('./profile/updateUserProfile.ts')).updateUserProfile,
    ),
    getUserSettings: lazily(
      context,
      async () => (await import('./profile/getUserSettings.ts')).getUserSettings,
    ),
    getUserSegments: lazily(
      context,
      async () => (await import('./profile/getUserSegments.ts')).getUserSegments,
    ),
    getThirdPartyTokens: lazily(
      context,
      async () => (await import('./profile/getThirdPartyTokens.ts')).getThirdPartyTokens,
    ),
    uploadAvatar: lazily(context, async () => (await import('./avatar/uploadAvatar.ts')).uploadAvatar),
    deleteAvatar: lazily(context, async () => (await import('./avatar/deleteAvatar.ts')).deleteAvatar),
  };
}

/**
 * Makes a client: one per page in a browser, one per request on a server. It does nothing by itself; `start()` lets it
 * hear the other tabs.
 */
export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  const { context, tabs, events } = createIdentityContext(options);
  const { storage, session, getConfig } = context;
  const { ampReaderId } = options;
  return {
    start() {
      if (ampReaderId) writeAmpReaderId(storage, ampReaderId);
      session.look();
      tabs.start(session);
    },
    stop: tabs.stop,
    onSessionChange: (listener) => events.on('sessionChanged', listener),
    getConfig,
    ...sessionOperations(context),
    ...accountOperations(context),
    ...profileOperations(context),
    getAmpReaderId: () => readAmpReaderId(storage) ?? (ampReaderId || undefined),
    setAmpReaderId: (id) => writeAmpReaderId(storage, id),
  };
}
