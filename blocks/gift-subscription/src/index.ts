export { GiftSubscription } from './GiftSubscription.tsx';
export type { GiftSubscriptionProps } from './GiftSubscription.tsx';
export { givenPhraseBook as givenGiftPhrases } from './givenLocales.ts';
export { phraseBook as giftSubscriptionPhrases } from './locales.ts';
