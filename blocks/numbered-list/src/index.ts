import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { NumberedList as Block } from './NumberedList.tsx';

/** Renders the stories of its source with their ranks; one that is left out leaves no gap. */
export const NumberedList = withFieldDefaults(fields, Block);
export type { NumberedListProps } from './NumberedList.tsx';
