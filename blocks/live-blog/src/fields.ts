import { number, select } from '@broadsheet/block-kit';
import { elementFields } from '@broadsheet/story-ui';

export const fields = {
  order: select({
    label: 'Order of the posts',
    description: 'Which post stands first.',
    options: ['newest', 'oldest'],
    optionTitles: { newest: 'Newest first', oldest: 'Oldest first' },
    default: 'newest',
    group: 'posts',
  }),
  pollSeconds: number({
    label: 'Seconds between questions',
    description: 'How often the page of a blog that is live asks for new posts while it can be seen.',
    default: 30,
    min: 10,
    max: 600,
    group: 'posts',
  }),
  ...elementFields,
};
