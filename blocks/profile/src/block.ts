import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { accountPhrases, readerPhrases } from '@broadsheet/identity-ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { Profile } from './Profile.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'profile',
  title: 'Profile of the reader',
  description: 'Names and picture of the reader',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, accountPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'island', name: 'profile', when: 'load' },
  Component: Profile,
});
