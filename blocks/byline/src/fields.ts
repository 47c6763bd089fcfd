import { boolean } from '@broadsheet/block-kit';

export const fields = {
  showPortrait: boolean({
    label: 'Portrait',
    description: 'Shows the portrait of the author beside the name of an opinion piece.',
    default: true,
    group: 'show/hide',
  }),
};
