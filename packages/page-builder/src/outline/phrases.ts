/** The texts of the outline. */
export const phrases = {
  'outline.title': 'Outline',
  'outline.help':
    'Arrow keys go through the blocks, Alt and arrow keys move one, Enter opens its fields, Insert adds a block, Delete takes it away.',
  'outline.page': 'Page: {name}',
  'outline.empty': 'Empty',
  'outline.unknown': '{name} (not installed)',
} as const;
