import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { TripleChain } from './TripleChain.tsx';

export const block = defineBlock({
  name: 'triple-chain',
  title: 'Three columns',
  description: 'Blocks in three columns',
  group: 'Chains',
  kind: 'chain',
  fields,
  hydrate: { mode: 'never' },
  Component: TripleChain,
});
