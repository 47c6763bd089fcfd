import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SingleChain } from './SingleChain.tsx';

export const block = defineBlock({
  name: 'single-chain',
  title: 'Single column',
  description: 'Blocks below one another, with an optional heading',
  group: 'Chains',
  kind: 'chain',
  fields,
  hydrate: { mode: 'never' },
  Component: SingleChain,
});
