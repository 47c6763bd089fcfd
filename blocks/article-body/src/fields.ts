import { boolean, keyValue, lazyLoadField } from '@broadsheet/block-kit';
import { elementFields } from '@broadsheet/story-ui';

export const fields = {
  elementPlacement: keyValue({
    label: 'Places of the inner blocks',
    description:
      'For each inner block, by its position from 1, the number of the paragraph that it follows. It never stands after the last paragraph nor after the one before.',
    group: 'inline ads',
  }),
  leavesOutPosts: boolean({
    label: 'Leave out the posts of a live blog',
    description: 'For pages where the block "Live blog" shows them.',
    default: false,
    group: 'general',
  }),
  lazyLoad: lazyLoadField,
  ...elementFields,
};
