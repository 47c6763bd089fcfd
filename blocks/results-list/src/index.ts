import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { ResultsList as Block } from './ResultsList.tsx';

export const ResultsList = withFieldDefaults(fields, Block);
export type { ResultsListProps } from './ResultsList.tsx';
