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

export interface RefreshRequestBody {
  /** The refresh token. */
  readonly token: string;
  readonly grantType: 'refresh-token';
}
