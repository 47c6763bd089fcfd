/** The calls that begin, renew and end a session (wire-contract 1.1 and 1.2). `:name` in a path is a variable part. */
export const sessionCalls = {
  /** No authorization; `?cookie=true` when a cookie is asked for. LoginRequestBody → IdentityBody. */
  login: { method: 'POST', path: '/identity/public/v1/auth/login' },
  /** No authorization: the token in the body is the authority. RefreshRequestBody → RefreshBody. */
  refresh: { method: 'POST', path: '/identity/public/v1/auth/token' },
  /** Bearer; no body. Anything without `code` and `message` is a success. */
  logout: { method: 'DELETE', path: '/identity/public/v1/auth/token' },
  /** No authorization. SignUpRequestBody → SignUpBody. */
  signUp: { method: 'POST', path: '/identity/public/v1/signup' },
  /** No authorization. OneTimeLinkRequestBody → anything without `code` and `message`. */
  requestOTALink: { method: 'POST', path: '/identity/public/v1/auth/magiclink' },
  /** No authorization, no body → IdentityBody. The nonce is good once. */
  redeemOTALink: { method: 'GET', path: '/identity/public/v1/auth/magiclink/:nonce' },
} as const;
