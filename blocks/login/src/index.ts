import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Login as Block } from './Login.tsx';

/** Renders the login form, and redirects every reader who is or gets signed in. */
export const Login = withFieldDefaults(fields, Block);
export type { LoginProps } from './Login.tsx';
export { phraseBook as loginPhrases } from './locales.ts';
