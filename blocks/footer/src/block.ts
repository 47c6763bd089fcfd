import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { Footer } from './Footer.tsx';
import { footerRequest } from './footerRequest.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'footer',
  title: 'Footer',
  description: 'The foot of every page',
  group: 'Navigation',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'never' },
  content: ({ navigationConfig }) =>
    [footerRequest(navigationConfig)].filter((request) => request !== undefined),
  Component: Footer,
});
