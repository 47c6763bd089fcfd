/**
 * Signing in with Apple by way of the service, and unlinking. The sign-in itself is
 * `signInCalls.login` with the provider's `grantType` and an empty `userName`, and the bearer token if there is one.
 */
export const socialCalls = {
  /** No authorization → a JSON text: an address with a query, to which the client adds `redirect_uri`. */
  appleAddress: { method: 'GET', path: '/identity/public/v1/apple/authurl' },
  /** Where Apple posts its answer, and what `redirect_uri` names; no client calls it. */
  appleReturn: { method: 'POST', path: '/identity/public/v1/apple/auth' },
  /** Bearer; `facebook`, `google` or `apple`. No body → anything without `code` and `message`. */
  unlink: { method: 'DELETE', path: '/identity/public/v1/identity/:grantType' },
} as const;
