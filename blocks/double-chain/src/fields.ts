import { lazyLoadField } from '@broadsheet/block-kit';
import { chainHeading, firstColumn } from '@broadsheet/story-ui';

export const fields = {
  heading: chainHeading,
  columnOne: firstColumn('; the rest stand in column two'),
  lazyLoad: lazyLoadField,
};
