/** Why a reader keeps the account. Servers trim it: one published client sends the last with a blank at its end. */
export type DeclineDeletionReason = 'MISTAKE' | 'CHANGED_MIND' | 'OTHER' | 'DID_NOT_REQUEST_DELETION';

export interface DeclineDeletionRequestBody {
  readonly reason: DeclineDeletionReason;
}
