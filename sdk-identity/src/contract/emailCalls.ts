/** Verification of an email address; neither call is authorized. `:name` is a variable part. */
export const emailCalls = {
  /** VerifyEmailRequestBody → SuccessBody. */
  requestVerify: { method: 'POST', path: '/identity/public/v1/email/verify' },
  /** ConfirmEmailRequestBody → SuccessBody, where the account is shown to be the caller's: 130013 elsewhere. */
  confirm: { method: 'PUT', path: '/identity/public/v1/email/verify/:nonce' },
  /** No body → SuccessBody. Takes a change of address back, by the nonce that was mailed to the address before. */
  restore: { method: 'PUT', path: '/identity/public/v1/email/restore/:nonce' },
  /** No body → SuccessBody. */
  verify: { method: 'GET', path: '/identity/public/v1/email/verify/:nonce' },
} as const;

export interface VerifyEmailRequestBody {
  readonly email: string;
}

export interface ConfirmEmailRequestBody {
  /** The account's; shows on a device that the account does not know that it is the caller's. */
  readonly password?: string;
}
