import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { QuadChain as Block } from './QuadChain.tsx';

/** Renders its children in four columns, two by two on a tablet; nothing without children. */
export const QuadChain = withFieldDefaults(fields, Block);
export type { QuadChainProps } from './QuadChain.tsx';
