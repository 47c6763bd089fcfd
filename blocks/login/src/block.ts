import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import {
  readerPhrases,
  recaptchaSources,
  signInTranslations,
  socialPhrases,
  verificationPhrases,
} from '@broadsheet/identity-ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { Login } from './Login.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'login',
  title: 'Log in',
  description: 'Sign in with email and password',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, socialPhrases, verificationPhrases, phraseBook),
  translations: [signInTranslations, translations],
  vendors: [recaptchaSources],
  hydrate: { mode: 'island', name: 'login', when: 'load' },
  Component: Login,
});
