import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { QuadChain } from './QuadChain.tsx';

export const block = defineBlock({
  name: 'quad-chain',
  title: 'Four columns',
  description: 'Blocks in four columns',
  group: 'Chains',
  kind: 'chain',
  fields,
  hydrate: { mode: 'never' },
  Component: QuadChain,
});
