export { phraseBook as socialSignOnPhrases } from './locales.ts';
export { SocialSignOn } from './SocialSignOn.tsx';
export type { SocialSignOnProps } from './SocialSignOn.tsx';
