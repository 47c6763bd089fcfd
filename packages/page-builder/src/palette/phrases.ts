/** The texts of the palette. */
export const phrases = {
  'palette.title': 'Blocks',
  'palette.search': 'Search blocks',
  'palette.none': 'No matching blocks.',
  'palette.insert': 'Insert {title}',
  'palette.picture': 'Preview of {title}',
  'palette.look': 'Point at a block to preview it.',
  'palette.empty': '{title} is empty until its fields are filled in.',
  'palette.usage': 'Where {title} is used',
  'palette.static': 'No script',
  'palette.unweighed': 'Script size unknown',
  'palette.weight': '{kilobytes} KB of script',
} as const;
