import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { DoubleChain as Block } from './DoubleChain.tsx';

/** Renders its children in two columns, below one another on phones; nothing without children. */
export const DoubleChain = withFieldDefaults(fields, Block);
export type { DoubleChainProps } from './DoubleChain.tsx';
