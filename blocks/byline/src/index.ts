import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Byline as Block } from './Byline.tsx';

/** Renders "By Ada Whitlock and Tomas Reith", after the portrait of a columnist; nothing without a credited author. */
export const Byline = withFieldDefaults(fields, Block);
export type { BylineProps } from './Byline.tsx';
