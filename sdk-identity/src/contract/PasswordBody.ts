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
