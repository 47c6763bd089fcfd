export { SearchResultsList as component } from './SearchResultsList.tsx';
