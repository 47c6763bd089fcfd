import { lazyLoadField } from '@broadsheet/block-kit';
import { chainHeading, firstColumn, nextColumn } from '@broadsheet/story-ui';

export const fields = {
  heading: chainHeading,
  columnOne: firstColumn(),
  columnTwo: nextColumn('two', '; the rest stand in column three'),
  lazyLoad: lazyLoadField,
};
