/** What is posted to the page's own window after a sign-in. */
export interface LoginMessage {
  readonly type: 'ARC_LOGIN_SUCCESS';
  readonly grantType: 'password' | 'facebook' | 'google' | 'apple' | 'OIDC';
}

/** How the client tells the page around it. Neither may throw. */
export interface PageAdapters {
  /** `(message) => window.postMessage(message, '*')`. */
  readonly postMessage?: (message: LoginMessage) => void;
  /** `(name) => window.dispatchEvent(new CustomEvent(name))`. The only name is `ArcSDK.logout`. */
  readonly dispatchEvent?: (name: 'ArcSDK.logout') => void;
}
