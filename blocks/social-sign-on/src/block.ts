import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import {
  facebookSources,
  googleSources,
  linkedPhrases,
  providerPhrases,
  readerPhrases,
  signInTranslations,
  socialPhrases,
} from '@broadsheet/identity-ui';
import { fields } from './fields.ts';
import { SocialSignOn } from './SocialSignOn.tsx';
import { translations } from './translations.ts';

const name = 'social-sign-on';

export const block = defineBlock({
  name,
  title: 'Log in with a provider',
  description: 'Sign in with Google, Facebook or Apple',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(readerPhrases, socialPhrases, linkedPhrases, providerPhrases),
  translations: [signInTranslations, translations],
  vendors: [googleSources, facebookSources],
  hydrate: { mode: 'island', name, when: 'load' },
  Component: SocialSignOn,
});
