/** The texts of the outline. */
export const phrases = {
  'outline.title': 'Outline',
  'outline.help':
    'Arrow keys move through the blocks, Shift and arrow keys select several, Alt and arrow keys move them, Enter opens the fields, F2 renames a block, Insert adds one, Delete deletes the selected blocks. Shift+F10 or the menu key opens the menu.',
  'outline.page': 'Page: {name}',
  'outline.column': 'Column {n}',
  'outline.notPlacedHelp':
    'The layout has no area for these blocks. Readers do not see them; drag them into an area.',
  'outline.empty': 'Empty',
  'outline.unknown': '{name} (not installed)',
  'outline.filter': 'Filter the outline',
  'outline.none': 'No matching blocks.',
  'outline.stops': 'Problem: {text}',
  'outline.warns': 'Warning: {text}',
  'outline.name': 'Name in the outline',
  'outline.nameHint': 'Only editors see it.',
} as const;
