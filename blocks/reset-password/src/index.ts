import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { ResetPassword as Block } from './ResetPassword.tsx';

/**
 * Renders the form that sets a new password with the `nonce` of a mailed link, and offers a new link to readers without one
 * or with one that does not work.
 */
export const ResetPassword = withFieldDefaults(fields, Block);
export { phraseBook as resetPasswordPhrases } from './locales.ts';
export type { ResetPasswordProps } from './ResetPassword.tsx';
