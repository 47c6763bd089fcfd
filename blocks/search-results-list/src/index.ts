import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SearchResultsList as Block } from './SearchResultsList.tsx';

/**
 * Renders a search field with what the page's search has found. With a source of its own it searches in place, without
 * leaving the page.
 */
export const SearchResultsList = withFieldDefaults(fields, Block);
export type { SearchResultsListProps } from './SearchResultsList.tsx';
export { phraseBook as searchResultsListPhrases } from './locales.ts';
