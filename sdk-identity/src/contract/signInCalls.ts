import type { Endpoints } from '@broadsheet/client-core';
import type { SuccessBody } from './identityErrors.ts';

export const signInCalls = {
  login: { method: 'POST', path: '/identity/public/v1/auth/login' },
  requestOTALink: { method: 'POST', path: '/identity/public/v1/auth/magiclink' },
  redeemOTALink: { method: 'GET', path: '/identity/public/v1/auth/magiclink/:nonce' },
} as const satisfies Endpoints<SignInCalls>;

/** The calls that sign a reader in. */
export interface SignInCalls {
  /** Signs in by a password or by what a social provider gave, which is linked to a reader who is signed in. */
  readonly login: {
    readonly caller: 'either';
    readonly query: LoginQuery;
    readonly body: LoginRequestBody;
    readonly answer: IdentityBody;
  };
  /** Mails a link that signs in. The answer is the same whether there is an account or not. */
  readonly requestOTALink: {
    readonly caller: 'anyone';
    readonly body: OneTimeLinkRequestBody;
    readonly answer: SuccessBody;
  };
  /** Signs in by that link. The nonce is good once. */
  readonly redeemOTALink: { readonly caller: 'either'; readonly answer: IdentityBody };
}

export interface LoginQuery {
  /** Asks for a session cookie besides. */
  readonly cookie?: 'true';
}

/** A session as the service gives it and as the client keeps it. */
export interface IdentityBody {
  readonly uuid: string;
  /** A JWT of three parts whose `exp` is in seconds; `iat` lets a client measure how wrong its clock is. */
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly impersonator?: string;
}

export type GrantType = 'password' | 'facebook' | 'google' | 'apple';

export interface LoginRequestBody {
  /** Empty with a social provider's credential. */
  readonly userName: string;
  /** The password, or what the social provider gave. */
  readonly credentials: string;
  readonly grantType: GrantType;
  readonly rememberMe?: boolean;
  readonly recaptchaToken?: string;
}

export interface OneTimeLinkRequestBody {
  readonly email: string;
  readonly recaptchaToken?: string;
}
