import { defineBlock } from '@broadsheet/block-kit';
import { chainPhrases, columnTranslations } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { DoubleChain } from './DoubleChain.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'double-chain',
  title: 'Two columns',
  description: 'Blocks in two columns',
  group: 'Chains',
  kind: 'chain',
  fields,
  phrases: chainPhrases,
  translations: [columnTranslations, translations],
  hydrate: { mode: 'never' },
  Component: DoubleChain,
});
