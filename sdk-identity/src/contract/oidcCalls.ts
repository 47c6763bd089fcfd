/** OIDC. `:name` in a path is a variable part. */
export const oidcCalls = {
  /** No authorization → OidcInitiationBody. */
  initiate: { method: 'GET', path: '/identity/public/v2/oidc/:clientId/initiate' },
  /** `?code=…&state=…`; bearer if there is a session → IdentityBody. The code is good once. */
  signIn: { method: 'GET', path: '/identity/public/v2/oidc/signin' },
  /** No authorization. OidcTokenRequestBody as a multipart form → OidcTokenBody. The code is good once. */
  token: { method: 'POST', path: '/identity/public/v2/oidc/provider/token' },
  /** Bearer; OidcProviderLoginQuery as its query → OidcProviderLoginBody. */
  providerLogin: { method: 'GET', path: '/identity/public/v2/oidc/provider/login' },
  /** Bearer. UnlinkOidcRequestBody → anything without `code` and `message`. */
  unlink: { method: 'PUT', path: '/identity/public/v2/oidc/unlink' },
} as const;

/** Where a sign-in with another provider begins. */
export interface OidcInitiationBody {
  readonly url: string;
  readonly redirectURI: string;
  /** What the provider must give back; also in the query of `url`. */
  readonly state?: string;
  readonly clientId?: string;
  readonly responseType?: string;
  readonly scope?: string;
  readonly codeChallenge?: string;
  readonly codeChallengeMethod?: string;
}

/** The parts of the form, in this order. */
export interface OidcTokenRequestBody {
  readonly grant_type: 'authorization_code';
  readonly client_id: string;
  readonly code_verifier: string;
  readonly redirect_uri: string;
  readonly code: string;
}

export interface OidcTokenBody {
  readonly access_token: string;
  readonly refresh_token: string;
  /** A JWT; its `nonce` is the one that the sign-in began with. */
  readonly id_token: string;
  /** Seconds. */
  readonly expires_in: number;
}

/** What a site that signs its readers in here has put into the address, under the names of OAuth 2 and RFC 7636. */
export interface OidcProviderLoginQuery {
  readonly response_type?: string;
  readonly scope?: string;
  readonly state?: string;
  readonly client_id?: string;
  readonly redirect_uri?: string;
  readonly nonce?: string;
  readonly code_challenge?: string;
  readonly code_challenge_method?: string;
}

/** Sent without `code`, which would make it a refusal. */
export interface OidcProviderLoginBody {
  /** The address to which the browser goes. */
  readonly message: string;
}

export interface UnlinkOidcRequestBody {
  readonly identifier: string;
}
