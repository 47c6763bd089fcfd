export { Offer } from './Offer.tsx';
export type { OfferProps } from './Offer.tsx';
export { phraseBook as offerPhrases } from './locales.ts';
