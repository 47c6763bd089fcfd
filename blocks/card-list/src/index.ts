export { CardList } from './CardList.tsx';
export type { CardListProps } from './CardList.tsx';
