/** The password calls. `:name` in a path is a variable part. */
export const passwordCalls = {
  /** No authorization. ResetPasswordRequestBody → SuccessBody. */
  requestReset: { method: 'POST', path: '/identity/public/v1/password/reset' },
  /** No authorization; no body → SuccessBody while the link is good. Uses nothing up. */
  checkReset: { method: 'GET', path: '/identity/public/v1/password/reset/:nonce' },
  /** No authorization. NewPasswordBody → anything without `code` and `message`. */
  reset: { method: 'PUT', path: '/identity/public/v1/password/reset/:nonce' },
  /** Bearer. UpdatePasswordRequestBody → UpdatePasswordBody. */
  update: { method: 'PUT', path: '/identity/public/v1/password' },
} as const;

export interface ResetPasswordRequestBody {
  readonly userName: string;
  readonly recaptchaToken?: string;
}

export interface NewPasswordBody {
  readonly newPassword: string;
}

export interface UpdatePasswordRequestBody extends NewPasswordBody {
  readonly oldPassword: string;
}

/** Without `userName` the change counts as refused. */
export interface UpdatePasswordBody {
  readonly userName: string;
  readonly passwordReset: boolean;
  readonly type: string;
  readonly lastLoginDate?: number;
  readonly locked?: boolean;
}
