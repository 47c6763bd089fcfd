/** The texts of the outline. */
export const phrases = {
  'outline.title': 'Outline',
  'outline.help':
    'Arrow keys move through the blocks, Alt and arrow keys move a block, Enter opens its fields, Insert adds a block, Delete deletes it.',
  'outline.page': 'Page: {name}',
  'outline.empty': 'Empty',
  'outline.unknown': '{name} (not installed)',
} as const;
