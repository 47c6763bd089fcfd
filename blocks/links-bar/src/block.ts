import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { LinksBar } from './LinksBar.tsx';
import { linksRequest } from './linksRequest.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'links-bar',
  title: 'Links bar',
  description: 'A row of links',
  group: 'Navigation',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'never' },
  content: (values) => [linksRequest(values)].filter((request) => request !== undefined),
  Component: LinksBar,
});
