import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { botChallengePhrases } from '@broadsheet/bot-challenge';
import { accountPhrases, readerPhrases, recaptchaSources } from '@broadsheet/identity-ui';
import { addressPhrases, cardPhrases, paymentPhrases, stripeSources } from '@broadsheet/sales-ui';
import { formPhrases, uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { UpdatePaymentMethod } from './UpdatePaymentMethod.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'updatePaymentMethod',
  title: 'Payment method of a subscription',
  description: 'Another card, or PayPal, for what a reader pays for',
  group: 'Subscriptions',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(
    uiPhrases,
    formPhrases,
    readerPhrases,
    accountPhrases,
    botChallengePhrases,
    addressPhrases,
    paymentPhrases,
    cardPhrases,
    phraseBook,
  ),
  translations: [translations],
  vendors: [recaptchaSources, stripeSources],
  hydrate: { mode: 'island', name: 'update-payment-method', when: 'load' },
  Component: UpdatePaymentMethod,
});
