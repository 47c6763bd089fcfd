import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { GiftSubscription as Block } from './GiftSubscription.tsx';

/** Renders the choice of a gift subscription, and the gifts that the reader has already given. */
export const GiftSubscription = withFieldDefaults(fields, Block);
export type { GiftSubscriptionProps } from './GiftSubscription.tsx';
export { givenPhraseBook as givenGiftPhrases } from './givenLocales.ts';
export { phraseBook as giftSubscriptionPhrases } from './locales.ts';
