import { text } from '@broadsheet/block-kit';

export const fields = {
  ariaLabel: text({
    label: 'Name for assistive technology',
    description: 'Names the landmark; left blank, the standard text is used.',
    default: 'Breaking News Alert',
    group: 'general',
  }),
};
