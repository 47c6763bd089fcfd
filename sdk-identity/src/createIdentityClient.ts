import { approveDeleteAccount } from './account-deletion/approveDeleteAccount.ts';
import { declineDeleteAccount } from './account-deletion/declineDeleteAccount.ts';
import { requestDeleteAccount } from './account-deletion/requestDeleteAccount.ts';
import { deleteAvatar } from './avatar/deleteAvatar.ts';
import { uploadAvatar } from './avatar/uploadAvatar.ts';
import { createIdentityContext } from './context/createIdentityContext.ts';
import type { IdentityContext } from './context/IdentityContext.ts';
import { requestVerifyEmail } from './email/requestVerifyEmail.ts';
import { verifyEmail } from './email/verifyEmail.ts';
import { IDENTITY_VERSION } from './identityVersion.ts';
import type { IdentityClient, IdentityClientOptions } from './IdentityClient.ts';
import { login } from './sign-in/login.ts';
import { leaveVendorsAtLogout } from './logout/leaveVendorsAtLogout.ts';
import { logout } from './logout/logout.ts';
import { initiateOIDC } from './oidc/initiateOIDC.ts';
import { loginWithArcIdentityAsOIDCProvider } from './oidc/loginWithArcIdentityAsOIDCProvider.ts';
import { signInWithOIDC } from './oidc/signInWithOIDC.ts';
import { signInWithOIDCPKCE } from './oidc/signInWithOIDCPKCE.ts';
import { unlinkOIDC } from './oidc/unlinkOIDC.ts';
import { redeemMagicLink, requestMagicLink } from './one-time-link/magicLink.ts';
import { redeemOTALink } from './one-time-link/redeemOTALink.ts';
import { requestOTALink } from './one-time-link/requestOTALink.ts';
import { requestResetPassword } from './password/requestResetPassword.ts';
import { resetPassword } from './password/resetPassword.ts';
import { updatePassword } from './password/updatePassword.ts';
import { getGdprReport } from './personal-data/getGdprReport.ts';
import { listGdprReports } from './personal-data/listGdprReports.ts';
import { getThirdPartyTokens } from './profile/getThirdPartyTokens.ts';
import { getUserProfile } from './profile/getUserProfile.ts';
import { getUserSegments } from './profile/getUserSegments.ts';
import { getUserSettings } from './profile/getUserSettings.ts';
import { updateUserProfile } from './profile/updateUserProfile.ts';
import { extendSession } from './refresh/extendSession.ts';
import { getJwt, heartbeat, isLoggedIn } from './refresh/freshSession.ts';
import { signUp } from './sign-in/signUp.ts';
import { appleSignOn } from './social/appleSignOn.ts';
import { facebookSignOn } from './social/facebookSignOn.ts';
import { initAppleSignOn } from './social/initAppleSignOn.ts';
import { initFacebookLogin } from './social/initFacebookLogin.ts';
import { signInWithGoogle } from './social/signInWithGoogle.ts';
import { unlinkSocialIdentity } from './social/unlinkSocialIdentity.ts';
import { readAmpReaderId, writeAmpReaderId } from './storage/ampReaderId.ts';
import { createCookieStorage } from './storage/createCookieStorage.ts';
import { checkSwgLogin } from './subscribe-with-google/checkSwgLogin.ts';
import { getSwgAccessToken } from './subscribe-with-google/getSwgAccessToken.ts';

function bindOperations(context: IdentityContext) {
  const bind =
    <Args extends readonly unknown[], Result>(
      operation: (context: IdentityContext, ...args: Args) => Result,
    ) =>
    (...args: Args): Result =>
      operation(context, ...args);
  return {
    login: bind(login),
    signUp: bind(signUp),
    requestOTALink: bind(requestOTALink),
    redeemOTALink: bind(redeemOTALink),
    requestMagicLink: bind(requestMagicLink),
    redeemMagicLink: bind(redeemMagicLink),
    logout: bind(logout),
    isLoggedIn: bind(isLoggedIn),
    heartbeat: bind(heartbeat),
    extendSession: bind(extendSession),
    getJwt: bind(getJwt),
    requestResetPassword: bind(requestResetPassword),
    resetPassword: bind(resetPassword),
    updatePassword: bind(updatePassword),
    requestVerifyEmail: bind(requestVerifyEmail),
    verifyEmail: bind(verifyEmail),
    getUserProfile: bind(getUserProfile),
    updateUserProfile: bind(updateUserProfile),
    getUserSettings: bind(getUserSettings),
    getUserSegments: bind(getUserSegments),
    getThirdPartyTokens: bind(getThirdPartyTokens),
    uploadAvatar: bind(uploadAvatar),
    deleteAvatar: bind(deleteAvatar),
    facebookSignOn: bind(facebookSignOn),
    initFacebookLogin: bind(initFacebookLogin),
    signInWithGoogle: bind(signInWithGoogle),
    initAppleSignOn: bind(initAppleSignOn),
    appleSignOn: bind(appleSignOn),
    unlinkSocialIdentity: bind(unlinkSocialIdentity),
    initiateOIDC: bind(initiateOIDC),
    signInWithOIDC: bind(signInWithOIDC),
    signInWithOIDCPKCE: bind(signInWithOIDCPKCE),
    loginWithArcIdentityAsOIDCProvider: bind(loginWithArcIdentityAsOIDCProvider),
    unlinkOIDC: bind(unlinkOIDC),
    getSwgAccessToken: bind(getSwgAccessToken),
    checkSwgLogin: bind(checkSwgLogin),
    listGdprReports: bind(listGdprReports),
    getGdprReport: bind(getGdprReport),
    requestDeleteAccount: bind(requestDeleteAccount),
    approveDeleteAccount: bind(approveDeleteAccount),
    declineDeleteAccount: bind(declineDeleteAccount),
  };
}

/**
 * Creates a client: one per page in a browser, one per request on a server. It does nothing by itself; `start()` opens the
 * channel to the other tabs.
 */
export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  const context = createIdentityContext({ createCookieStorage, ...options });
  const { storage, session } = context;
  const { ampReaderId } = options;
  let stop = (): void => undefined;
  leaveVendorsAtLogout(context);
  return {
    version: IDENTITY_VERSION,
    context,
    async start() {
      if (ampReaderId) writeAmpReaderId(storage, ampReaderId);
      stop = context.listenToTabs();
    },
    stop: () => stop(),
    onSessionChange: session.onChange,
    getConfig: context.getConfig,
    getSession: session.getState,
    clearSession: session.end,
    getTokenStates: session.getTokenStates,
    ...bindOperations(context),
    getAmpReaderId: () => readAmpReaderId(storage) ?? (ampReaderId || undefined),
    setAmpReaderId: (id) => writeAmpReaderId(storage, id),
  };
}
