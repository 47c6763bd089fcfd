export { Redeem } from './Redeem.tsx';
export type { RedeemProps } from './Redeem.tsx';
export { phraseBook as redeemPhrases } from './locales.ts';
