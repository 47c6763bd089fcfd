import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import {
  accountPhrases,
  facebookSources,
  googleSources,
  linkedPhrases,
  readerPhrases,
  recaptchaSources,
  socialPhrases,
  verificationPhrases,
} from '@broadsheet/identity-ui';
import { failedChargePhrases } from '@broadsheet/sales-ui';
import { AccountManagement } from './AccountManagement.tsx';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

const name = 'account-management';

export const block = defineBlock({
  name,
  title: 'Account',
  description: 'The reader’s email address, password and linked logins',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(
    readerPhrases,
    accountPhrases,
    socialPhrases,
    linkedPhrases,
    verificationPhrases,
    failedChargePhrases,
    phraseBook,
  ),
  translations: [translations],
  vendors: [recaptchaSources, googleSources, facebookSources],
  hydrate: { mode: 'island', name, when: 'load' },
  Component: AccountManagement,
});
