import { url } from '@broadsheet/block-kit';

export const fields = {
  listURL: url({
    label: 'Page of saved stories',
    description: 'Where the link beside the button leads; left blank, there is none.',
    default: '/account/saved/',
    group: 'general',
  }),
};
