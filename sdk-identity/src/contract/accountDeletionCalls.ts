import type { Endpoints } from '@broadsheet/client-core';
import type { SuccessBody } from './identityErrors.ts';

export const accountDeletionCalls = {
  request: { method: 'DELETE', path: '/identity/public/v1/user/anonymize' },
  approve: { method: 'PUT', path: '/identity/public/v1/user/anonymize/approve/:nonce' },
  decline: { method: 'PUT', path: '/identity/public/v1/user/anonymize/decline/:nonce' },
} as const satisfies Endpoints<AccountDeletionCalls>;

/** Deletion of an account. Clients take anything without `code` and `message` for a success. */
export interface AccountDeletionCalls {
  /** Mails a link to the reader, by which the deletion is approved. */
  readonly request: { readonly caller: 'reader'; readonly answer: SuccessBody };
  /** Deletes the account. The nonce is the authority; an empty object is the body. */
  readonly approve: { readonly caller: 'anyone'; readonly answer: SuccessBody };
  /** Keeps the account and says why. */
  readonly decline: {
    readonly caller: 'reader';
    readonly body: DeclineDeletionRequestBody;
    readonly answer: SuccessBody;
  };
}

/** Why a reader keeps the account. */
export type DeclineDeletionReason = 'MISTAKE' | 'CHANGED_MIND' | 'OTHER' | 'DID_NOT_REQUEST_DELETION';

export interface DeclineDeletionRequestBody {
  /** One published client sends the last with a blank at its end. */
  readonly reason: DeclineDeletionReason | 'DID_NOT_REQUEST_DELETION ';
}
