import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { CardList as Block } from './CardList.tsx';

export const CardList = withFieldDefaults(fields, Block);
export type { CardListProps } from './CardList.tsx';
