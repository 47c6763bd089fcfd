import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { NewsletterSignup } from './NewsletterSignup.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'newsletter-signup',
  title: 'Newsletter sign-up',
  description: 'Newsletters by mail, confirmed by a second mail',
  group: 'News',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: NewsletterSignup,
});
