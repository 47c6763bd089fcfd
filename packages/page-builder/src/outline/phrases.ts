/** The texts of the outline. */
export const phrases = {
  'outline.title': 'Outline',
  'outline.help':
    'Arrow keys move through the blocks, Alt and arrow keys move a block, Enter opens its fields, F2 names it, Insert adds a block, Delete deletes it.',
  'outline.page': 'Page: {name}',
  'outline.column': 'Column {n}',
  'outline.empty': 'Empty',
  'outline.unknown': '{name} (not installed)',
  'outline.filter': 'Filter the outline',
  'outline.none': 'No matching blocks.',
  'outline.stops': 'Problem: {text}',
  'outline.warns': 'Warning: {text}',
  'outline.name': 'Name in the outline',
  'outline.nameHint': 'Only editors see it.',
} as const;
