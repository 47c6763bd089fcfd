export { AREAS, SingleColumn } from './SingleColumn.tsx';
