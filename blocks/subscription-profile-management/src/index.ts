import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SubscriptionProfileManagement as Block } from './SubscriptionProfileManagement.tsx';

/** Renders a card for each subscription that the reader pays for, with buttons to cancel and to resubscribe. */
export const SubscriptionProfileManagement = withFieldDefaults(fields, Block);
export type { SubscriptionProfileManagementProps } from './SubscriptionProfileManagementProps.ts';
export { changePhraseBook as subscriptionChangePhrases } from './changeLocales.ts';
export { phraseBook as subscriptionProfileManagementPhrases } from './locales.ts';
export { paidByOthersPhraseBook as subscriptionPaidByOthersPhrases } from './paidByOthersLocales.ts';
