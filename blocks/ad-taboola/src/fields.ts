import { text } from '@broadsheet/block-kit';

export const fields = {
  heading: text({
    label: 'Heading',
    description: 'Left blank, the block is not shown.',
    default: 'Ad taboola',
    group: 'general',
  }),
};
