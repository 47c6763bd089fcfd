import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { TopTableList as Block } from './TopTableList.tsx';

export const TopTableList = withFieldDefaults(fields, Block);
export type { TopTableListProps } from './TopTableList.tsx';
