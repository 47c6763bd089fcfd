import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { AccountManagement as Block } from './AccountManagement.tsx';

/**
 * Renders what readers can change about their account: email address, password and linked logins. Until it is known whose
 * account it is, only empty space of the same height is shown. When another reader signs in, in this tab or another one, the
 * parts are mounted again.
 */
export const AccountManagement = withFieldDefaults(fields, Block);
export type { AccountManagementProps } from './AccountManagement.tsx';
export { phraseBook as accountManagementPhrases } from './locales.ts';
