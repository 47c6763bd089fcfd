import { boolean } from '@broadsheet/block-kit';
import { headlineListFields } from '@broadsheet/story-ui';

export const fields = {
  ...headlineListFields,
  inRow: boolean({
    label: 'In a row',
    description:
      'A low strip: title and headlines beside one another, with their times and without pictures.',
    default: false,
    group: 'general',
  }),
};
