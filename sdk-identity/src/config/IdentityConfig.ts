export interface OidcClient {
  /** The kind of provider, such as `Apple`. */
  readonly protocol: string;
  readonly clientId: string;
  /** What readers call the provider; absent: it has not told. */
  readonly name?: string;
}

/**
 * The identity configuration, under the names that the service gives it.
 *
 * A text that the service leaves empty is absent here.
 */
export interface IdentityConfig {
  /** Absent: the service asks for no challenge in any flow, whatever the other flags say. */
  readonly signinRecaptcha?: boolean;
  readonly signupRecaptcha: boolean;
  readonly magicLinkRecaptcha: boolean;
  readonly resetPasswordRecaptcha: boolean;
  readonly recaptchaSiteKey?: string;
  /** -1: the visible challenge (V2). 0 to 1: the invisible one (V3). Anything else: none. */
  readonly recaptchaScore?: number;
  /** May hold several ids with commas between them; the first counts. */
  readonly googleClientId?: string;
  readonly facebookAppId?: string;
  readonly teamId?: string;
  readonly keyId?: string;
  readonly urlToReceiveAuthToken?: string;
  readonly oidcClients: readonly OidcClient[];
  readonly disqus?: { readonly enabled: boolean; readonly publicKey?: string };
  /** The least length of a password, in characters. These five are whole numbers from 0; 0 demands nothing. */
  readonly pwMinLength: number;
  readonly pwLowercase: number;
  readonly pwUppercase: number;
  readonly pwSpecialCharacters: number;
  /** How many digits, from either spelling of the service: `pwNumbers`, else `pwPwNumbers`. */
  readonly pwNumbers: number;
  /** The answer as it came, for members that have no name here. Unchecked. */
  readonly raw: Readonly<Record<string, unknown>>;
}
