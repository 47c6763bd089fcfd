/** The settings of the sign-in with Google. The client ids are in the configuration, as `googleClientId`. */
export interface GoogleOptions {
  /** The URL of Google's public keys. Default: `https://www.googleapis.com/oauth2/v3/certs`. */
  readonly jwksUrl?: string | undefined;
  /** The accepted issuers of ID tokens. Default: `https://accounts.google.com` and `accounts.google.com`. */
  readonly issuers?: readonly string[] | undefined;
}

/** The settings of the sign-in with Facebook. */
export interface FacebookOptions {
  readonly appId: string;
  readonly appSecret: string;
  /** The origin of the Graph API, to which `/v20.0/…` is added. Default: `https://graph.facebook.com`. */
  readonly graphOrigin?: string | undefined;
}

/** The settings of the sign-in with Apple. */
export interface AppleOptions {
  /** The services id from Apple's developer account. */
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** The private key in PKCS #8 as PEM: the content of the `.p8` file of the key id. */
  readonly privateKey: string;
  /** The origin to which `/auth/authorize`, `/auth/token` and `/auth/keys` are added. Default: `https://appleid.apple.com`. */
  readonly origin?: string | undefined;
}

/**
 * The settings of the providers. An absent provider is off, except Google, which is on if the configuration has a client
 * id.
 */
export interface SocialOptions {
  readonly google?: GoogleOptions | undefined;
  readonly facebook?: FacebookOptions | undefined;
  readonly apple?: AppleOptions | undefined;
}
