import { defineBlock } from '@broadsheet/block-kit';
import { columnTranslations } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { SingleChain } from './SingleChain.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'single-chain',
  title: 'Single column',
  description: 'Blocks below one another, with an optional heading',
  group: 'Chains',
  kind: 'chain',
  fields,
  translations: [columnTranslations, translations],
  hydrate: { mode: 'never' },
  Component: SingleChain,
});
