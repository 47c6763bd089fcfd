import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { accountPhrases, readerPhrases } from '@broadsheet/identity-ui';
import { paymentPhrases } from '@broadsheet/sales-ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { OrderHistory } from './OrderHistory.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'order-history',
  title: 'Orders of the reader',
  description: "The reader's orders, with their receipts",
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, accountPhrases, paymentPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'island', name: 'order-history', when: 'load' },
  Component: OrderHistory,
});
