export { SubscriptionProfileManagement } from './SubscriptionProfileManagement.tsx';
export type { SubscriptionProfileManagementProps } from './SubscriptionProfileManagementProps.ts';
export { changePhraseBook as subscriptionChangePhrases } from './changeLocales.ts';
export { phraseBook as subscriptionProfileManagementPhrases } from './locales.ts';
