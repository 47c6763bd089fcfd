export { SubscriptionProfileManagement } from './SubscriptionProfileManagement.tsx';
export type { SubscriptionProfileManagementProps } from './SubscriptionProfileManagement.tsx';
export { phraseBook as subscriptionProfileManagementPhrases } from './locales.ts';
