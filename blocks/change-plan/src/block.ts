import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { accountPhrases, readerPhrases } from '@broadsheet/identity-ui';
import { paymentPhrases, pricePhrases } from '@broadsheet/sales-ui';
import { formPhrases, uiPhrases } from '@broadsheet/ui';
import { ChangePlan } from './ChangePlan.tsx';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'change-plan',
  title: 'Change of a plan',
  description: 'Another plan for a subscription: what is charged when, before it is',
  group: 'Subscriptions',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(
    uiPhrases,
    formPhrases,
    readerPhrases,
    accountPhrases,
    pricePhrases,
    paymentPhrases,
    phraseBook,
  ),
  translations: [translations],
  hydrate: { mode: 'island', name: 'change-plan', when: 'load' },
  Component: ChangePlan,
});
