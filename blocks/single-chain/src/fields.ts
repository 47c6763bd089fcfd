import { lazyLoadField, text } from '@broadsheet/block-kit';

export const fields = {
  heading: text({ label: 'Heading', description: 'Heading above the chain.', group: 'general' }),
  lazyLoad: lazyLoadField,
};
