/** Verification of an email address; neither call is authorized. `:name` is a variable part. */
export const emailCalls = {
  /** VerifyEmailRequestBody → SuccessBody. */
  requestVerify: { method: 'POST', path: '/identity/public/v1/email/verify' },
  /** No body → SuccessBody. */
  verify: { method: 'GET', path: '/identity/public/v1/email/verify/:nonce' },
} as const;

export interface VerifyEmailRequestBody {
  readonly email: string;
}
