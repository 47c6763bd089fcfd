import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { pricePhrases, purchaseTranslations, stripeSources, walletPhrases } from '@broadsheet/sales-ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { Offer } from './Offer.tsx';
import { offerRequest } from './offerRequest.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'offer',
  title: 'Offer',
  description: 'The plans of a campaign, and the way to the checkout',
  group: 'Subscriptions',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(pricePhrases, walletPhrases, phraseBook),
  translations: [purchaseTranslations, translations],
  vendors: [(_, values) => (values?.['showsWallets'] === true ? stripeSources : undefined)],
  hydrate: { mode: 'enhance', name: 'offer', isRefetched: true },
  content(values, scope) {
    const request = offerRequest(values, scope);
    return request === undefined ? [] : [request];
  },
  Component: Offer,
});
