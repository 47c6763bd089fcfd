import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { DoubleChain as Block } from './DoubleChain.tsx';

export const DoubleChain = withFieldDefaults(fields, Block);
export type { DoubleChainProps } from './DoubleChain.tsx';
