import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { accountPhrases, readerPhrases } from '@broadsheet/reader';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { PersonalData } from './PersonalData.tsx';

export const block = defineBlock({
  name: 'personal-data',
  title: 'Personal data of the reader',
  description: 'Reports of the reader’s personal data',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, accountPhrases, phraseBook),
  hydrate: { mode: 'island', name: 'personal-data', when: 'load' },
  Component: PersonalData,
});
