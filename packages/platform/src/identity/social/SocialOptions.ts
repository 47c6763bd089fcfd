/** Signing in with Google. The client ids stand in the configuration, as `googleClientId`. */
export interface GoogleOptions {
  /** Of Google's public keys. Default: `https://www.googleapis.com/oauth2/v3/certs`. */
  readonly jwksUrl?: string | undefined;
  /** Default: `https://accounts.google.com` and `accounts.google.com`. */
  readonly issuers?: readonly string[] | undefined;
}

/** Signing in with Facebook. */
export interface FacebookOptions {
  readonly appId: string;
  readonly appSecret: string;
  /** What `/v20.0/…` is added to. Default: `https://graph.facebook.com`. */
  readonly graphOrigin?: string | undefined;
}

/** Signing in with Apple. */
export interface AppleOptions {
  /** The services id. */
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS #8 as PEM: the `.p8` file that belongs to the key id. */
  readonly privateKey: string;
  /** What `/auth/authorize`, `/auth/token` and `/auth/keys` are added to. Default: `https://appleid.apple.com`. */
  readonly origin?: string | undefined;
}

/** A provider that is left out is off, except Google, which is on as soon as the configuration has a client id. */
export interface SocialOptions {
  readonly google?: GoogleOptions | undefined;
  readonly facebook?: FacebookOptions | undefined;
  readonly apple?: AppleOptions | undefined;
}
