import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { TripleChain as Block } from './TripleChain.tsx';

/** Renders its children in three columns, below one another on phones; nothing without children. */
export const TripleChain = withFieldDefaults(fields, Block);
export type { TripleChainProps } from './TripleChain.tsx';
