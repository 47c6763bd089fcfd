import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { TopTableList as Block } from './TopTableList.tsx';

/** Renders one list of stories in four sizes: the first ones of its source are extra large, the last ones small. */
export const TopTableList = withFieldDefaults(fields, Block);
export type { TopTableListProps } from './TopTableList.tsx';
