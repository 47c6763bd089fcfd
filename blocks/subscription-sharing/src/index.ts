import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SubscriptionSharing as Block } from './SubscriptionSharing.tsx';

/** Renders the places of the reader's subscriptions, and the subscriptions that others share with the reader. */
export const SubscriptionSharing = withFieldDefaults(fields, Block);
export type { SubscriptionSharingProps } from './SubscriptionSharing.tsx';
export { phraseBook as subscriptionSharingPhrases } from './locales.ts';
