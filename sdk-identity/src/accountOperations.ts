/**
 * The table of the operations that the client has besides those of a session. A page fetches them with the first call of
 * one. What stands here is a method of every client.
 */
export { approveDeleteAccount } from './account-deletion/approveDeleteAccount.ts';
export { declineDeleteAccount } from './account-deletion/declineDeleteAccount.ts';
export { requestDeleteAccount } from './account-deletion/requestDeleteAccount.ts';
export { deleteAvatar } from './avatar/deleteAvatar.ts';
export { uploadAvatar } from './avatar/uploadAvatar.ts';
export { requestVerifyEmail } from './email/requestVerifyEmail.ts';
export { verifyEmail } from './email/verifyEmail.ts';
export { login } from './sign-in/login.ts';
export { initiateOIDC } from './oidc/initiateOIDC.ts';
export { loginWithArcIdentityAsOIDCProvider } from './oidc/loginWithArcIdentityAsOIDCProvider.ts';
export { signInWithOIDC } from './oidc/signInWithOIDC.ts';
export { signInWithOIDCPKCE } from './oidc/signInWithOIDCPKCE.ts';
export { unlinkOIDC } from './oidc/unlinkOIDC.ts';
export { redeemMagicLink, requestMagicLink } from './one-time-link/magicLink.ts';
export { redeemOTALink } from './one-time-link/redeemOTALink.ts';
export { requestOTALink } from './one-time-link/requestOTALink.ts';
export { requestResetPassword } from './password/requestResetPassword.ts';
export { resetPassword } from './password/resetPassword.ts';
export { updatePassword } from './password/updatePassword.ts';
export { getGdprReport } from './personal-data/getGdprReport.ts';
export { listGdprReports } from './personal-data/listGdprReports.ts';
export { getThirdPartyTokens } from './profile/getThirdPartyTokens.ts';
export { getUserSegments } from './profile/getUserSegments.ts';
export { getUserSettings } from './profile/getUserSettings.ts';
export { updateUserProfile } from './profile/updateUserProfile.ts';
export { signUp } from './sign-in/signUp.ts';
export { appleSignOn } from './social/appleSignOn.ts';
export { facebookSignOn } from './social/facebookSignOn.ts';
export { initAppleSignOn } from './social/initAppleSignOn.ts';
export { initFacebookLogin } from './social/initFacebookLogin.ts';
export { signInWithGoogle } from './social/signInWithGoogle.ts';
export { unlinkSocialIdentity } from './social/unlinkSocialIdentity.ts';
export { checkSwgLogin } from './subscribe-with-google/checkSwgLogin.ts';
export { getSwgAccessToken } from './subscribe-with-google/getSwgAccessToken.ts';
