import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { HeaderAccount as Block } from './HeaderAccount.tsx';

/**
 * Renders the sign-up and log-in links, or the reader's account, and an invitation to subscribe for readers who do not. The
 * server renders the links; the island hydrates only when a session is stored.
 */
export const HeaderAccount = withFieldDefaults(fields, Block);
export type { HeaderAccountProps } from './HeaderAccount.tsx';
export { phraseBook as headerAccountPhrases } from './locales.ts';
