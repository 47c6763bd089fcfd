import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { accountPhrases, readerPhrases } from '@broadsheet/identity-ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { Sessions } from './Sessions.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'sessions',
  title: 'Devices of the reader',
  description: 'Devices that the reader is signed in with',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, accountPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'island', name: 'sessions', when: 'load' },
  Component: Sessions,
});
