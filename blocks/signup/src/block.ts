import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { readerPhrases, recaptchaSources, signInTranslations } from '@broadsheet/identity-ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { SignUp } from './SignUp.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'signup',
  title: 'Sign up',
  description: 'An account with email and password',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, phraseBook),
  translations: [signInTranslations, translations],
  vendors: [recaptchaSources],
  hydrate: { mode: 'island', name: 'signup', when: 'load' },
  Component: SignUp,
});
