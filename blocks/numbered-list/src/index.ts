export { NumberedList } from './NumberedList.tsx';
export type { NumberedListProps } from './NumberedList.tsx';
