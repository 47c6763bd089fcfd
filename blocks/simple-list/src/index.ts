import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SimpleList as Block } from './SimpleList.tsx';

export const SimpleList = withFieldDefaults(fields, Block);
export type { SimpleListProps } from './SimpleList.tsx';
