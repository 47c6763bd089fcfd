export { SimpleList } from './SimpleList.tsx';
export type { SimpleListProps } from './SimpleList.tsx';
