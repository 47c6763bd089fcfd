/** The texts of the palette. */
export const phrases = {
  'palette.title': 'Blocks',
  'palette.search': 'Search blocks',
  'palette.none': 'No block is called or described like that.',
  'palette.insert': 'Insert {title}',
  'palette.picture': 'What {title} looks like',
  'palette.look': 'Point at a block to see it here.',
  'palette.empty': '{title} shows nothing before its fields are filled in.',
  'palette.usage': 'Where {title} is used',
  'palette.static': 'No script',
  'palette.unweighed': 'Script not built yet',
  'palette.weight': '{kilobytes} KB of script',
} as const;
