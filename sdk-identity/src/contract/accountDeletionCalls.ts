/** Deletion of an account. Anything without `code` and `message` is a success. */
export const accountDeletionCalls = {
  /** Bearer; no body. */
  request: { method: 'DELETE', path: '/identity/public/v1/user/anonymize' },
  /** The nonce is the authority; a bearer token may be there. An empty object as body. */
  approve: { method: 'PUT', path: '/identity/public/v1/user/anonymize/approve/:nonce' },
  /** Bearer. DeclineDeletionRequestBody. */
  decline: { method: 'PUT', path: '/identity/public/v1/user/anonymize/decline/:nonce' },
} as const;

/** Why a reader keeps the account. Servers trim it: one published client sends the last with a blank at its end. */
export type DeclineDeletionReason = 'MISTAKE' | 'CHANGED_MIND' | 'OTHER' | 'DID_NOT_REQUEST_DELETION';

export interface DeclineDeletionRequestBody {
  readonly reason: DeclineDeletionReason;
}
