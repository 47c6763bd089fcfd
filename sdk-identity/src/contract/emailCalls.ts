import type { Endpoints } from '@broadsheet/client-core';
import type { SuccessBody } from './identityErrors.ts';

export const emailCalls = {
  requestVerify: { method: 'POST', path: '/identity/public/v1/email/verify' },
  confirm: { method: 'PUT', path: '/identity/public/v1/email/verify/:nonce' },
  restore: { method: 'PUT', path: '/identity/public/v1/email/restore/:nonce' },
  verify: { method: 'GET', path: '/identity/public/v1/email/verify/:nonce' },
} as const satisfies Endpoints<EmailCalls>;

/** Verification of an email address. The nonces were mailed. */
export interface EmailCalls {
  /** Mails a link that proves the address. The answer is the same whether there is an account or not. */
  readonly requestVerify: {
    readonly caller: 'anyone';
    readonly body: VerifyEmailRequestBody;
    readonly answer: SuccessBody;
  };
  /** Proves the address where the account is shown to be the caller's: 130013 elsewhere. */
  readonly confirm: {
    readonly caller: 'either';
    readonly body: ConfirmEmailRequestBody;
    readonly answer: SuccessBody;
  };
  /** Takes a change of address back, by the nonce that was mailed to the address before. */
  readonly restore: { readonly caller: 'anyone'; readonly answer: SuccessBody };
  /** Proves the address by its link alone. */
  readonly verify: { readonly caller: 'either'; readonly answer: SuccessBody };
}

export interface VerifyEmailRequestBody {
  readonly email: string;
}

export interface ConfirmEmailRequestBody {
  /** The account's; shows on a device that the account does not know that it is the caller's. */
  readonly password?: string;
}
