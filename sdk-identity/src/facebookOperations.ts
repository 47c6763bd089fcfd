/**
 * The operations of Facebook's login, which are account operations too. A page that shows its button loads its script at
 * once, because a browser opens a window only shortly after a press; it need not load the others for that.
 */
export { facebookSignOn } from './social/facebookSignOn.ts';
export { initFacebookLogin } from './social/initFacebookLogin.ts';
