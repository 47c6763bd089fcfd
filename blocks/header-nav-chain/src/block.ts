import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { HeaderNavChain } from './HeaderNavChain.tsx';
import { phraseBook } from './locales.ts';
import { linksRequest, sectionsRequest } from './navRequests.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'header-nav-chain-block',
  stored: { formerNames: ['header-nav'] },
  title: 'Navigation bar',
  description: 'Navigation bar: logo, sections menu, search, links and slots for other blocks',
  group: 'Navigation',
  kind: 'chain',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'enhance', name: 'header-nav-chain' },
  content: (values) =>
    [sectionsRequest(values), linksRequest(values)].filter((request) => request !== undefined),
  Component: HeaderNavChain,
});
