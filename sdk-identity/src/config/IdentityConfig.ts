export interface OidcClient {
  /** The kind of provider, such as `Apple`. */
  readonly protocol: string;
  readonly clientId: string;
  /** The provider's name for readers; absent if the service has none. */
  readonly name?: string;
}

/**
 * The identity configuration, with the member names of the service.
 *
 * A string that is empty in the service's response is absent here.
 */
export interface IdentityConfig {
  /** Whether signing in needs a challenge; absent in the response: false, as for the next three. */
  readonly signinRecaptcha: boolean;
  readonly signupRecaptcha: boolean;
  readonly magicLinkRecaptcha: boolean;
  readonly resetPasswordRecaptcha: boolean;
  readonly recaptchaSiteKey?: string;
  /** The kind of challenge. -1: the visible one (V2). 0 to 1: the invisible one (V3). Any other value: none. */
  readonly recaptchaScore?: number;
  /** One id or several, separated by commas; the first is used. */
  readonly googleClientId?: string;
  readonly facebookAppId?: string;
  readonly teamId?: string;
  readonly keyId?: string;
  readonly urlToReceiveAuthToken?: string;
  readonly oidcClients: readonly OidcClient[];
  readonly disqus?: { readonly enabled: boolean; readonly publicKey?: string };
  /** The minimum length of a password, in characters. This and the next four are integers from 0; 0 means no requirement. */
  readonly pwMinLength: number;
  readonly pwLowercase: number;
  readonly pwUppercase: number;
  readonly pwSpecialCharacters: number;
  /** The minimum number of digits, read from either spelling of the service: `pwNumbers`, else `pwPwNumbers`. */
  readonly pwNumbers: number;
  /** The whole response, unchecked, for members that are not declared here. */
  readonly raw: Readonly<Record<string, unknown>>;
}
