import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SearchResultsList as Block } from './SearchResultsList.tsx';

export const SearchResultsList = withFieldDefaults(fields, Block);
export type { SearchResultsListProps } from './SearchResultsList.tsx';
export { phraseBook as searchResultsListPhrases } from './locales.ts';
