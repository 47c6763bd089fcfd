import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SimpleList as Block } from './SimpleList.tsx';

/** Renders the headlines of its source beside their images; stories without what is to be shown are left out. */
export const SimpleList = withFieldDefaults(fields, Block);
export type { SimpleListProps } from './SimpleList.tsx';
