import { boolean } from '@broadsheet/block-kit';

export const fields = {
  showSpeed: boolean({
    label: 'Speed',
    description: 'Lets readers choose how fast the story is read.',
    default: true,
    group: 'general',
  }),
};
