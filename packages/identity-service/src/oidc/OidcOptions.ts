/** A provider that readers may sign in with. */
export interface OidcClientOptions {
  /** The id under which this site is registered at the provider; clients also use it to name the provider. */
  readonly clientId: string;
  /**
   * The client secret. Absent: for Apple a secret is signed with the key of `social.apple`; elsewhere the client is public.
   */
  readonly clientSecret?: string | undefined;
  /** The provider's identifier, exactly as in the `iss` of its ID tokens. */
  readonly issuer: string;
  /** The kind of provider in the configuration that pages read, such as `Apple`. */
  readonly protocol: string;
  /** The provider's name on the button that starts a login there. */
  readonly name?: string | undefined;
  /** The URL of the discovery document. Default: the issuer with `/.well-known/openid-configuration`. */
  readonly discoveryUrl?: string | undefined;
  /**
   * The URL to which the provider redirects readers. Default: the page; for Apple, which posts its response,
   * `{origin}/identity/public/v2/oidc/return`, which redirects them to the page.
   */
  readonly redirectUri?: string | undefined;
}

/** A site that signs its readers in with this service: a public client that authenticates by PKCE. */
export interface RegisteredClient {
  readonly clientId: string;
  /** The allowed redirect URIs: absolute URLs, compared character by character. */
  readonly redirectUris: readonly string[];
}

export interface OidcOptions {
  readonly clients?: readonly OidcClientOptions[] | undefined;
  /** The page that completes a sign-in: a path or an absolute URL. Default: `/account/login/`. */
  readonly page?: string | undefined;
  /** The settings of this service as an OpenID provider. Without clients it serves nobody. */
  readonly provider?: { readonly clients: readonly RegisteredClient[] } | undefined;
}
