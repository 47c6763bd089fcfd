import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { accountPhrases, readerPhrases } from '@broadsheet/identity-ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { PersonalData } from './PersonalData.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'personal-data',
  title: 'Personal data of the reader',
  description: 'Reports of the reader’s personal data',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, accountPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'island', name: 'personal-data', when: 'load' },
  Component: PersonalData,
});
