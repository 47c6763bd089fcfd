export { ResultsList as component } from './ResultsList.tsx';
