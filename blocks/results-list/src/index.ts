export { ResultsList } from './ResultsList.tsx';
export type { ResultsListProps } from './ResultsList.tsx';
