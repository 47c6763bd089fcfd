import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { accountPhrases, readerPhrases } from '@broadsheet/identity-ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { SubscriptionSharing } from './SubscriptionSharing.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'subscription-sharing',
  title: 'Sharing of subscriptions',
  description: 'The places of a subscription: inviting others, taking places back, and leaving',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, accountPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'island', name: 'subscription-sharing', when: 'load' },
  Component: SubscriptionSharing,
});
