import { defineBlock } from '@broadsheet/block-kit';
import { chainPhrases, columnTranslations } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { TripleChain } from './TripleChain.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'triple-chain',
  title: 'Three columns',
  description: 'Blocks in three columns',
  group: 'Chains',
  kind: 'chain',
  fields,
  phrases: chainPhrases,
  translations: [columnTranslations, translations],
  hydrate: { mode: 'never' },
  Component: TripleChain,
});
