import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { accountPhrases, linkPhrases, readerPhrases } from '@broadsheet/identity-ui';
import { AccountDeletion } from './AccountDeletion.tsx';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'account-deletion',
  title: 'Account deletion',
  description: 'Ask for the deletion of an account, and decide on it',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, accountPhrases, linkPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'island', name: 'account-deletion', when: 'load' },
  Component: AccountDeletion,
});
