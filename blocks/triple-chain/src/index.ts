import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { TripleChain as Block } from './TripleChain.tsx';

export const TripleChain = withFieldDefaults(fields, Block);
export type { TripleChainProps } from './TripleChain.tsx';
