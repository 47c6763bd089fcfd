import { select } from '@broadsheet/block-kit';

export const fields = {
  valueToDisplay: select({
    label: 'Text',
    description: 'Which text of the story stands here.',
    options: ['Subheadline', 'Description'],
    default: 'Subheadline',
    group: 'content',
  }),
};
