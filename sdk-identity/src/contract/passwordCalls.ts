import type { Endpoints } from '@broadsheet/client-core';
import type { SuccessBody } from './identityErrors.ts';

export const passwordCalls = {
  requestReset: { method: 'POST', path: '/identity/public/v1/password/reset' },
  checkReset: { method: 'GET', path: '/identity/public/v1/password/reset/:nonce' },
  reset: { method: 'PUT', path: '/identity/public/v1/password/reset/:nonce' },
  update: { method: 'PUT', path: '/identity/public/v1/password' },
} as const satisfies Endpoints<PasswordCalls>;

/** Passwords: reset by a mailed link, and change. */
export interface PasswordCalls {
  /** Mails a link for a new password. The answer is the same whether there is an account or not. */
  readonly requestReset: {
    readonly caller: 'anyone';
    readonly body: ResetPasswordRequestBody;
    readonly answer: SuccessBody;
  };
  /** Returns whether the link is good. Uses nothing up. */
  readonly checkReset: { readonly caller: 'anyone'; readonly answer: SuccessBody };
  /** Sets the new password. Clients take anything without `code` and `message` for a success. */
  readonly reset: { readonly caller: 'anyone'; readonly body: NewPasswordBody; readonly answer: SuccessBody };
  /** Changes the password of the reader who calls. */
  readonly update: {
    readonly caller: 'reader';
    readonly body: UpdatePasswordRequestBody;
    readonly answer: UpdatePasswordBody;
  };
}

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
