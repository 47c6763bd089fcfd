import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { accountPhrases, readerPhrases } from '@broadsheet/identity-ui';
import { pricePhrases } from '@broadsheet/sales-ui';
import { fields } from './fields.ts';
import { GiftSubscription } from './GiftSubscription.tsx';
import { givenPhraseBook } from './givenLocales.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'gift-subscription',
  title: 'Gift of a subscription',
  description: 'Gives a subscription: choosing, naming the recipient, and the gifts of a giver',
  group: 'Subscriptions',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, accountPhrases, pricePhrases, phraseBook, givenPhraseBook),
  translations: [translations],
  hydrate: { mode: 'island', name: 'gift-subscription', when: 'load' },
  Component: GiftSubscription,
});
