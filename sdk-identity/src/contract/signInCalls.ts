/** The calls that sign a reader in (wire-contract 1.1 and 1.2), none authorized. `:name` in a path is a variable part. */
export const signInCalls = {
  /** `?cookie=true` when a cookie is asked for. LoginRequestBody → IdentityBody. */
  login: { method: 'POST', path: '/identity/public/v1/auth/login' },
  /** OneTimeLinkRequestBody → anything without `code` and `message`. */
  requestOTALink: { method: 'POST', path: '/identity/public/v1/auth/magiclink' },
  /** No body → IdentityBody. The nonce is good once. */
  redeemOTALink: { method: 'GET', path: '/identity/public/v1/auth/magiclink/:nonce' },
} as const;
