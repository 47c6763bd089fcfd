import { defineBlock } from '@broadsheet/block-kit';
import { chainPhrases, columnTranslations } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { QuadChain } from './QuadChain.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'quad-chain',
  title: 'Four columns',
  description: 'Blocks in four columns',
  group: 'Chains',
  kind: 'chain',
  fields,
  phrases: chainPhrases,
  translations: [columnTranslations, translations],
  hydrate: { mode: 'never' },
  Component: QuadChain,
});
