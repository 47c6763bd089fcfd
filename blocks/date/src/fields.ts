import { boolean } from '@broadsheet/block-kit';

export const fields = {
  showReadingTime: boolean({
    label: 'Reading time',
    description: 'After the date: how long the story takes to read.',
    default: false,
    group: 'show/hide',
  }),
};
