import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { QuadChain as Block } from './QuadChain.tsx';

export const QuadChain = withFieldDefaults(fields, Block);
export type { QuadChainProps } from './QuadChain.tsx';
