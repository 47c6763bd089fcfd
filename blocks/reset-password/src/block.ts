import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { readerPhrases, recaptchaSources } from '@broadsheet/identity-ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { ResetPassword } from './ResetPassword.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'reset-password',
  title: 'New password',
  description: 'Sets a new password with a mailed link',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, phraseBook),
  translations: [translations],
  vendors: [recaptchaSources],
  hydrate: { mode: 'island', name: 'reset-password', when: 'load' },
  Component: ResetPassword,
});
