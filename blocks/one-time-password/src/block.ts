import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { linkPhrases, readerPhrases, recaptchaSources, signInTranslations } from '@broadsheet/identity-ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { OneTimePassword } from './OneTimePassword.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'one-time-password',
  title: 'One-time login link',
  description: 'Ask for a one-time login link, and log in by it',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, linkPhrases, phraseBook),
  translations: [signInTranslations, translations],
  vendors: [recaptchaSources],
  hydrate: { mode: 'island', name: 'one-time-password', when: 'load' },
  Component: OneTimePassword,
});
