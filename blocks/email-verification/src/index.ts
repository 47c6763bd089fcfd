import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { EmailVerification as Block } from './EmailVerification.tsx';

/**
 * Verifies an address by the `nonce` of a mailed link, and offers another mail when there is none or it does not work. Only
 * script in a browser redeems the nonce, so programs that merely fetch the page do not use it up.
 */
export const EmailVerification = withFieldDefaults(fields, Block);
export type { EmailVerificationProps } from './EmailVerification.tsx';
export { phraseBook as emailVerificationPhrases } from './locales.ts';
