export { Ads } from './Ads.tsx';
export type { AdsProps } from './Ads.tsx';
export { phraseBook as adsPhrases } from './locales.ts';
