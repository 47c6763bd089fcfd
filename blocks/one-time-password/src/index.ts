import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { OneTimePassword as Block } from './OneTimePassword.tsx';

/**
 * Renders the form that requests a mailed login link, and redeems the link's `ota_nonce`. Readers who are signed in, by the
 * link, in another tab or already before, are redirected.
 */
export const OneTimePassword = withFieldDefaults(fields, Block);
export type { OneTimePasswordProps } from './OneTimePassword.tsx';
export { phraseBook as oneTimePasswordPhrases } from './locales.ts';
