import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { pricePhrases, purchaseTranslations, stripeSources, walletPhrases } from '@broadsheet/sales-ui';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { Paywall } from './Paywall.tsx';
import { plansRequest } from './plans/plansRequest.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'paywall',
  title: 'Paywall',
  description: 'The wall of a locked story, and the way past it',
  group: 'Subscriptions',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, pricePhrases, walletPhrases, phraseBook),
  translations: [purchaseTranslations, translations],
  vendors: [(_, values) => (values?.['showsWallets'] === true ? stripeSources : undefined)],
  hydrate: { mode: 'enhance', name: 'paywall', isRefetched: true },
  content(values, scope) {
    const request = plansRequest(values, scope);
    return request === undefined ? [] : [request];
  },
  Component: Paywall,
});
