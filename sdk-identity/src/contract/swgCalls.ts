import type { Endpoints } from '@broadsheet/client-core';
import type { IdentityBody } from './signInCalls.ts';

export const swgCalls = {
  accessToken: { method: 'GET', path: '/identity/public/v1/swg/accesstoken' },
  checkLogin: { method: 'POST', path: '/identity/public/v1/swg/checkloginexists' },
  relink: { method: 'GET', path: '/identity/public/v1/swg/:accessToken/relink/:googleToken' },
} as const satisfies Endpoints<SwgCalls>;

/** Subscribe with Google, the identity side. */
export interface SwgCalls {
  /** Issues a token for Google: the reader's, or an anonymous one without a session. */
  readonly accessToken: { readonly caller: 'either'; readonly answer: SwgAccessTokenBody };
  /** Returns whether somebody signs in with this Google account. */
  readonly checkLogin: {
    readonly caller: 'anyone';
    readonly body: SwgLoginCheckRequestBody;
    readonly answer: SwgLoginCheckBody;
  };
  /**
   * Links a Google account by the token of `accessToken`, then Google's.
   *
   * @deprecated published clients still call it
   */
  readonly relink: { readonly caller: 'reader'; readonly answer: IdentityBody };
}

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
