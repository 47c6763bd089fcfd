import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { DoubleChain } from './DoubleChain.tsx';

export const block = defineBlock({
  name: 'double-chain',
  title: 'Two columns',
  description: 'Blocks in two columns',
  group: 'Chains',
  kind: 'chain',
  fields,
  hydrate: { mode: 'never' },
  Component: DoubleChain,
});
