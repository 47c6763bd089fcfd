export { TopTableList } from './TopTableList.tsx';
export type { TopTableListProps } from './TopTableList.tsx';
