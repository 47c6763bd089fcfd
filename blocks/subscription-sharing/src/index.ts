export { SubscriptionSharing } from './SubscriptionSharing.tsx';
export type { SubscriptionSharingProps } from './SubscriptionSharing.tsx';
export { phraseBook as subscriptionSharingPhrases } from './locales.ts';
