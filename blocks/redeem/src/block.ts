import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { accountPhrases, readerPhrases } from '@broadsheet/identity-ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { Redeem } from './Redeem.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'redeem',
  title: 'Code of a subscription',
  description: 'Opens a subscription by a code',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, accountPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'island', name: 'redeem', when: 'load' },
  Component: Redeem,
});
