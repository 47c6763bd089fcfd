/** OIDC (wire-contract 1.6). `:name` in a path is a variable part. */
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
