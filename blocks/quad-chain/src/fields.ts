import { lazyLoadField } from '@broadsheet/block-kit';
import { chainHeading, firstColumn, nextColumn } from '@broadsheet/story-ui';

export const fields = {
  heading: chainHeading,
  columnOne: { ...firstColumn(), initial: 0 },
  columnTwo: nextColumn('two'),
  columnThree: nextColumn('three', '; the rest stand in column four'),
  lazyLoad: lazyLoadField,
};
