import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SingleChain as Block } from './SingleChain.tsx';

/** Renders its children below one another. Under its heading theirs are one level deeper; nothing without children. */
export const SingleChain = withFieldDefaults(fields, Block);
export type { SingleChainProps } from './SingleChain.tsx';
