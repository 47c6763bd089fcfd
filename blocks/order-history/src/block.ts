import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { accountPhrases, readerPhrases } from '@broadsheet/reader';
import { paymentPhrases } from '@broadsheet/subscription';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { OrderHistory } from './OrderHistory.tsx';

export const block = defineBlock({
  name: 'order-history',
  title: 'Orders of the reader',
  description: "The reader's orders, with their receipts",
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, accountPhrases, paymentPhrases, phraseBook),
  hydrate: { mode: 'island', name: 'order-history', when: 'load' },
  Component: OrderHistory,
});
