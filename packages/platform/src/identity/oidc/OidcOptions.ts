/** A provider that readers may sign in with. */
export interface OidcClientOptions {
  /** Under which this site is registered there; also what clients name it by. */
  readonly clientId: string;
  /** Without it the key of `social.apple` signs one at Apple, and any other provider sees a public client. */
  readonly clientSecret?: string | undefined;
  /** Its identifier, exactly as its ID tokens name it. */
  readonly issuer: string;
  /** The kind of provider, as the configuration tells it to pages, such as `Apple`. */
  readonly protocol: string;
  /** What readers call it, on the button that begins a login there. */
  readonly name?: string | undefined;
  /** Default: the issuer with `/.well-known/openid-configuration`. */
  readonly discoveryUrl?: string | undefined;
  /**
   * Where the provider sends readers back to. Default: the page, and for Apple, which posts its answer,
   * `{origin}/identity/public/v2/oidc/return`, which sends them on to the page.
   */
  readonly redirectUri?: string | undefined;
}

/** A site that signs its readers in here: a public client, which proves itself by PKCE. */
export interface RegisteredClient {
  readonly clientId: string;
  /** Whole addresses; compared character by character. */
  readonly redirectUris: readonly string[];
}

export interface OidcOptions {
  readonly clients?: readonly OidcClientOptions[] | undefined;
  /** The page that ends a sign-in: a path or a whole address. Default: `/account/login/`. */
  readonly page?: string | undefined;
  /** This service as a provider. Without clients it serves nobody. */
  readonly provider?: { readonly clients: readonly RegisteredClient[] } | undefined;
}
