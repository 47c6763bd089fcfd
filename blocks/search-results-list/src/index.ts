export { SearchResultsList } from './SearchResultsList.tsx';
export type { SearchResultsListProps } from './SearchResultsList.tsx';
export { phraseBook as searchResultsListPhrases } from './locales.ts';
