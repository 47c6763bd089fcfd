import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { readerPhrases, recaptchaSources } from '@broadsheet/identity-ui';
import { fields } from './fields.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'forgot-password',
  title: 'Forgotten password',
  description: 'Asks for a link that sets a new password',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, phraseBook),
  translations: [translations],
  vendors: [recaptchaSources],
  hydrate: { mode: 'island', name: 'forgot-password', when: 'load' },
  Component: ForgotPassword,
});
