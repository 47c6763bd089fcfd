import { lazyLoadField, number, text } from '@broadsheet/block-kit';

export const fields = {
  heading: text({ label: 'Heading', description: 'Heading above the chain.', group: 'general' }),
  columnOne: number({
    label: 'Blocks in column one',
    description: 'How many blocks stand in column one, zero or more. All of them when it is not set.',
    required: true,
    initial: 0,
    group: 'columns',
  }),
  columnTwo: number({
    label: 'Blocks in column two',
    description: 'How many blocks stand in column two, zero or more.',
    required: true,
    default: 0,
    group: 'columns',
  }),
  columnThree: number({
    label: 'Blocks in column three',
    description: 'How many blocks stand in column three, zero or more; the rest stand in column four.',
    required: true,
    default: 0,
    group: 'columns',
  }),
  lazyLoad: lazyLoadField,
};
