/** The operations of making and keeping an account; fetched with the first of them. */
import { requestVerifyEmail } from '../email/requestVerifyEmail.ts';
import { verifyEmail } from '../email/verifyEmail.ts';
import type { IdentityClient } from '../IdentityClient.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { requestResetPassword } from '../password/requestResetPassword.ts';
import { resetPassword } from '../password/resetPassword.ts';
import { updatePassword } from '../password/updatePassword.ts';
import { signUp } from '../sign-up/signUp.ts';

export type AccountOperations = Pick<
  IdentityClient,
  | 'signUp'
  | 'requestResetPassword'
  | 'resetPassword'
  | 'updatePassword'
  | 'requestVerifyEmail'
  | 'verifyEmail'
>;

export function accountOperations(context: IdentityContext): AccountOperations {
  return {
    signUp: (...args) => signUp(context, ...args),
    requestResetPassword: (...args) => requestResetPassword(context, ...args),
    resetPassword: (...args) => resetPassword(context, ...args),
    updatePassword: (...args) => updatePassword(context, ...args),
    requestVerifyEmail: (...args) => requestVerifyEmail(context, ...args),
    verifyEmail: (...args) => verifyEmail(context, ...args),
  };
}
