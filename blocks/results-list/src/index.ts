import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { ResultsList as Block } from './ResultsList.tsx';

/** Renders the stories of its source page by page. It requests two pages at first, so "See more" need not wait. */
export const ResultsList = withFieldDefaults(fields, Block);
export type { ResultsListProps } from './ResultsList.tsx';
