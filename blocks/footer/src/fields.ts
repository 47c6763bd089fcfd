import { content, lazyLoadField } from '@broadsheet/block-kit';

export const fields = {
  navigationConfig: content({
    label: 'Links',
    description: 'The hierarchy that fills the columns of links.',
    schema: 'navigation-hierarchy',
    group: 'content',
  }),
  lazyLoad: lazyLoadField,
};
