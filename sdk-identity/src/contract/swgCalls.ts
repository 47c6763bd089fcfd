/** Subscribe with Google, the identity side. `:name` in a path is a variable part. */
export const swgCalls = {
  /** Bearer if there is a session → SwgAccessTokenBody. */
  accessToken: { method: 'GET', path: '/identity/public/v1/swg/accesstoken' },
  /** No authorization. SwgLoginCheckRequestBody → SwgLoginCheckBody. */
  checkLogin: { method: 'POST', path: '/identity/public/v1/swg/checkloginexists' },
  /** Bearer; deprecated. The token of `accessToken`, then Google's → IdentityBody. */
  relink: { method: 'GET', path: '/identity/public/v1/swg/:accessToken/relink/:googleToken' },
} as const;

export interface SwgAccessTokenBody {
  readonly accessToken: string;
}

export interface SwgLoginCheckRequestBody {
  /** Google's ID token. */
  readonly token: string;
}

export interface SwgLoginCheckBody {
  readonly identityExists: boolean;
}
