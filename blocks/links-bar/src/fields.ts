import { content, text } from '@broadsheet/block-kit';

export const fields = {
  navigationConfig: content({
    label: 'Links',
    description: 'The hierarchy that supplies the links.',
    schema: 'navigation-hierarchy',
    group: 'content',
  }),
  ariaLabel: text({
    label: 'Name for assistive technology',
    description: 'Names the landmark; left blank, the standard text is used.',
    default: 'More Links',
    group: 'general',
  }),
};
