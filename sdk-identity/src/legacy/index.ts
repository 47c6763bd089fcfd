/**
 * Operations that the service's own client has deprecated. Each is a function of a client's context:
 * `googleSignOn(client.context, user)`.
 */
export { googleSignOn } from './googleSignOn.ts';
export { initGoogleAuth, initGoogleAuthSDK } from './initGoogleAuth.ts';
export { initGoogleLogin } from './initGoogleLogin.ts';
export type { GoogleLoginOptions } from './initGoogleLogin.ts';
export { relinkGoogleAccount } from './relinkGoogleAccount.ts';
export { signOnSwgUser } from './signOnSwgUser.ts';
export type { SwgUser } from './signOnSwgUser.ts';
