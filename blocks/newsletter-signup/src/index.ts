export { NewsletterSignup } from './NewsletterSignup.tsx';
export type { NewsletterSignupProps } from './NewsletterSignup.tsx';
export { phraseBook as newsletterSignupPhrases } from './locales.ts';
