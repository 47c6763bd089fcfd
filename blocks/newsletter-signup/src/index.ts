import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { NewsletterSignup as Block } from './NewsletterSignup.tsx';

/** Renders a form for the site's newsletters; nothing when there are none. It works without script. */
export const NewsletterSignup = withFieldDefaults(fields, Block);
export type { NewsletterSignupProps } from './NewsletterSignup.tsx';
export { phraseBook as newsletterSignupPhrases } from './locales.ts';
