import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { accountPhrases, readerPhrases } from '@broadsheet/identity-ui';
import {
  addressPhrases,
  boughtPhrases,
  failedChargePhrases,
  paymentPhrases,
  pricePhrases,
  statusPhrases,
} from '@broadsheet/sales-ui';
import { formPhrases, uiPhrases } from '@broadsheet/ui';
import { changePhraseBook } from './changeLocales.ts';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { paidByOthersPhraseBook } from './paidByOthersLocales.ts';
import { SubscriptionProfileManagement } from './SubscriptionProfileManagement.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'SubscriptionProfileManagement',
  title: 'Subscriptions of the reader',
  description: 'Subscriptions of the reader: how each is paid, cancelling and coming back',
  group: 'Subscriptions',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(
    uiPhrases,
    formPhrases,
    readerPhrases,
    accountPhrases,
    addressPhrases,
    pricePhrases,
    paymentPhrases,
    statusPhrases,
    failedChargePhrases,
    boughtPhrases,
    phraseBook,
    changePhraseBook,
    paidByOthersPhraseBook,
  ),
  translations: [translations],
  hydrate: { mode: 'island', name: 'subscription-profile-management', when: 'load' },
  Component: SubscriptionProfileManagement,
});
