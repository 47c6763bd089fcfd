/** The message that is posted to the page's own window after a sign-in. */
export interface LoginMessage {
  readonly type: 'ARC_LOGIN_SUCCESS';
  readonly grantType: 'password' | 'facebook' | 'google' | 'apple' | 'OIDC';
}

/** The functions through which the client notifies its page. Neither may throw. */
export interface PageAdapters {
  /** Posts a message to the page's own window: `(message) => window.postMessage(message, '*')`. */
  readonly postMessage?: (message: LoginMessage) => void;
  /** Dispatches an event of that name: `(name) => window.dispatchEvent(new CustomEvent(name))`. */
  readonly dispatchEvent?: (name: 'ArcSDK.logout') => void;
}
