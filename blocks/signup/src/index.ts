import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SignUp as Block } from './SignUp.tsx';

/**
 * Creates an account and signs the reader in. When the account cannot be used yet, because the email address has to be
 * verified or the form was sent without script, a notice says what to do next.
 */
export const SignUp = withFieldDefaults(fields, Block);
export type { SignUpProps } from './SignUp.tsx';
export { phraseBook as signUpPhrases } from './locales.ts';
