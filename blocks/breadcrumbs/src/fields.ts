import { boolean } from '@broadsheet/block-kit';

export const fields = {
  showHeadline: boolean({
    label: 'Story as the last step',
    description: 'Ends the trail of a story with its headline.',
    default: false,
    group: 'general',
  }),
};
