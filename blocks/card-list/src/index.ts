import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { CardList as Block } from './CardList.tsx';

/** Renders the first story of its source in full and the others below it as headlines; nothing without stories. */
export const CardList = withFieldDefaults(fields, Block);
export type { CardListProps } from './CardList.tsx';
