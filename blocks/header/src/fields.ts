import { select, text } from '@broadsheet/block-kit';

export const fields = {
  text: text({
    label: 'Text',
    description: 'Left blank, the block is not shown.',
    group: 'general',
  }),
  size: select({
    label: 'Size',
    description: 'How large the heading is shown; its level stays as it is.',
    options: ['Extra Large', 'Large', 'Medium', 'Small'],
    default: 'Medium',
    group: 'general',
  }),
};
