export { GiftSubscription } from './GiftSubscription.tsx';
export type { GiftSubscriptionProps } from './GiftSubscription.tsx';
export { phraseBook as giftSubscriptionPhrases } from './locales.ts';
