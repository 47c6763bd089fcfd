import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import type { SiteVendor, VendorSources } from '@broadsheet/block-kit';
import { botChallengePhrases } from '@broadsheet/bot-challenge';
import {
  facebookSources,
  googleSources,
  providerPhrases,
  readerPhrases,
  recaptchaSources,
  socialPhrases,
} from '@broadsheet/identity-ui';
import {
  addressPhrases,
  boughtPhrases,
  cardPhrases,
  expressPhrases,
  orderPhrases,
  paymentPhrases,
  pricePhrases,
  purchaseTranslations,
  stripeSources,
  termsPhrases,
} from '@broadsheet/sales-ui';
import { formPhrases, uiPhrases } from '@broadsheet/ui';
import { Checkout } from './Checkout.tsx';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

/** The four steps have no buttons of providers, so their pages admit no scripts of them. */
const ofShortWay =
  (sources: VendorSources): SiteVendor =>
  (_, values) =>
    values?.['shortWay'] === true ? sources : undefined;

export const block = defineBlock({
  name: 'checkout',
  title: 'Checkout',
  description: 'From an order to its payment, in four steps',
  group: 'Subscriptions',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(
    uiPhrases,
    formPhrases,
    readerPhrases,
    socialPhrases,
    providerPhrases,
    botChallengePhrases,
    pricePhrases,
    addressPhrases,
    orderPhrases,
    paymentPhrases,
    cardPhrases,
    boughtPhrases,
    termsPhrases,
    expressPhrases,
    phraseBook,
  ),
  translations: [purchaseTranslations, translations],
  vendors: [recaptchaSources, stripeSources, ofShortWay(googleSources), ofShortWay(facebookSources)],
  hydrate: { mode: 'island', name: 'checkout', when: 'load' },
  Component: Checkout,
});
