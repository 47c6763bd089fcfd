export { phraseBook as paywallPhrases } from './locales.ts';
export { Paywall } from './Paywall.tsx';
export type { PaywallProps } from './PaywallProps.ts';
