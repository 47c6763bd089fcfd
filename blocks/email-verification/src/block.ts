import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { linkPhrases, readerPhrases } from '@broadsheet/identity-ui';
import { EmailVerification } from './EmailVerification.tsx';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'email-verification',
  title: 'Email verification',
  description: 'Verify an email address by a mailed link',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, linkPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'island', name: 'email-verification', when: 'load' },
  Component: EmailVerification,
});
