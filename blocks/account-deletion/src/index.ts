import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { AccountDeletion as Block } from './AccountDeletion.tsx';

/**
 * Renders the deletion of an account in two steps: a signed-in reader requests a mail, and the person who follows the mail's
 * link decides, signed in or not.
 */
export const AccountDeletion = withFieldDefaults(fields, Block);
export type { AccountDeletionProps } from './AccountDeletion.tsx';
export { phraseBook as accountDeletionPhrases } from './locales.ts';
