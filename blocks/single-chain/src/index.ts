import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SingleChain as Block } from './SingleChain.tsx';

export const SingleChain = withFieldDefaults(fields, Block);
export type { SingleChainProps } from './SingleChain.tsx';
