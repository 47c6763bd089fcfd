/**
 * The identity client of a page, in two parts. It includes what every page of a signed-in reader needs: the session, the
 * profile and the logout. The operations of account pages are fetched with the first call of any of them.
 */
import { IDENTITY_VERSION } from '@broadsheet/sdk-identity';
import type { IdentityClient, IdentityClientOptions, IdentityContext } from '@broadsheet/sdk-identity';
import {
  createCookieStorage,
  createIdentityContext,
  extendSession,
  getJwt,
  getUserProfile,
  heartbeat,
  isLoggedIn,
  leaveVendorsAtLogout,
  logout,
  readAmpReaderId,
  writeAmpReaderId,
} from '@broadsheet/sdk-identity/operations';
import { fetchCode } from './fetchCode.ts';

const fetchAccountOperations = () => fetchCode(() => import('./accountOperations.ts'));
type AccountOperations = Awaited<ReturnType<typeof fetchAccountOperations>>;

type Operation<Args extends readonly unknown[], Result> = (
  context: IdentityContext,
  ...args: Args
) => Promise<Result>;

/** Returns the operations under their names in the client. */
function bindAccountOperations(context: IdentityContext) {
  const late =
    <Args extends readonly unknown[], Result>(
      pick: (operations: AccountOperations) => Operation<Args, Result>,
    ) =>
    async (...args: Args): Promise<Result> =>
      pick(await fetchAccountOperations())(context, ...args);
  return {
    login: late((operations) => operations.login),
    signUp: late((operations) => operations.signUp),
    requestOTALink: late((operations) => operations.requestOTALink),
    redeemOTALink: late((operations) => operations.redeemOTALink),
    requestMagicLink: late((operations) => operations.requestMagicLink),
    redeemMagicLink: late((operations) => operations.redeemMagicLink),
    requestResetPassword: late((operations) => operations.requestResetPassword),
    resetPassword: late((operations) => operations.resetPassword),
    updatePassword: late((operations) => operations.updatePassword),
    requestVerifyEmail: late((operations) => operations.requestVerifyEmail),
    verifyEmail: late((operations) => operations.verifyEmail),
    updateUserProfile: late((operations) => operations.updateUserProfile),
    getUserSettings: late((operations) => operations.getUserSettings),
    getUserSegments: late((operations) => operations.getUserSegments),
    getThirdPartyTokens: late((operations) => operations.getThirdPartyTokens),
    uploadAvatar: late((operations) => operations.uploadAvatar),
    deleteAvatar: late((operations) => operations.deleteAvatar),
    facebookSignOn: late((operations) => operations.facebookSignOn),
    initFacebookLogin: late((operations) => operations.initFacebookLogin),
    signInWithGoogle: late((operations) => operations.signInWithGoogle),
    initAppleSignOn: late((operations) => operations.initAppleSignOn),
    appleSignOn: late((operations) => operations.appleSignOn),
    unlinkSocialIdentity: late((operations) => operations.unlinkSocialIdentity),
    initiateOIDC: late((operations) => operations.initiateOIDC),
    signInWithOIDC: late((operations) => operations.signInWithOIDC),
    signInWithOIDCPKCE: late((operations) => operations.signInWithOIDCPKCE),
    loginWithArcIdentityAsOIDCProvider: late((operations) => operations.loginWithArcIdentityAsOIDCProvider),
    unlinkOIDC: late((operations) => operations.unlinkOIDC),
    getSwgAccessToken: late((operations) => operations.getSwgAccessToken),
    checkSwgLogin: late((operations) => operations.checkSwgLogin),
    listGdprReports: late((operations) => operations.listGdprReports),
    getGdprReport: late((operations) => operations.getGdprReport),
    requestDeleteAccount: late((operations) => operations.requestDeleteAccount),
    approveDeleteAccount: late((operations) => operations.approveDeleteAccount),
    declineDeleteAccount: late((operations) => operations.declineDeleteAccount),
  };
}

/** Creates the client. Like the SDK's own client, it does nothing before it is called. */
export function createPageIdentity(options: IdentityClientOptions): IdentityClient {
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
    logout: (given) => logout(context, given),
    isLoggedIn: (given) => isLoggedIn(context, given),
    heartbeat: (given) => heartbeat(context, given),
    extendSession: (given) => extendSession(context, given),
    getJwt: (given) => getJwt(context, given),
    getUserProfile: (given) => getUserProfile(context, given),
    ...bindAccountOperations(context),
    getAmpReaderId: () => readAmpReaderId(storage) ?? (ampReaderId || undefined),
    setAmpReaderId: (id) => writeAmpReaderId(storage, id),
  };
}
