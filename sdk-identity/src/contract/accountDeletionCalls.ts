/** Deletion of an account (wire-contract 1.4). Anything without `code` and `message` is a success. */
export const accountDeletionCalls = {
  /** Bearer; no body. */
  request: { method: 'DELETE', path: '/identity/public/v1/user/anonymize' },
  /** The nonce is the authority; a bearer token may be there. An empty object as body. */
  approve: { method: 'PUT', path: '/identity/public/v1/user/anonymize/approve/:nonce' },
  /** Bearer. DeclineDeletionRequestBody. */
  decline: { method: 'PUT', path: '/identity/public/v1/user/anonymize/decline/:nonce' },
} as const;
