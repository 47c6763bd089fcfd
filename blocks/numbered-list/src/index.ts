import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { NumberedList as Block } from './NumberedList.tsx';

export const NumberedList = withFieldDefaults(fields, Block);
export type { NumberedListProps } from './NumberedList.tsx';
