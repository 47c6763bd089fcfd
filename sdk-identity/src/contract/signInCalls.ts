/** The calls that sign a reader in, none authorized. `:name` in a path is a variable part. */
export const signInCalls = {
  /** `?cookie=true` when a cookie is asked for. LoginRequestBody → IdentityBody. */
  login: { method: 'POST', path: '/identity/public/v1/auth/login' },
  /** OneTimeLinkRequestBody → anything without `code` and `message`. */
  requestOTALink: { method: 'POST', path: '/identity/public/v1/auth/magiclink' },
  /** No body → IdentityBody. The nonce is good once. */
  redeemOTALink: { method: 'GET', path: '/identity/public/v1/auth/magiclink/:nonce' },
} as const;

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
