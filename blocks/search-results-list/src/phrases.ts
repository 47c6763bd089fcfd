export const phrases = {
  'res.placeholder': 'What are you looking for?',
  'res.button': 'Search',
  'res.count': '{n} match for "{term}" | {n} matches for "{term}"',
  'res.count-more': 'More than {n} matches for "{term}"',
  'res.title': 'Search',
  'res.help': 'Check the spelling, or try fewer or more general words.',
  'res.sections': 'Sections',
  'res.sort': 'Sort by',
  'res.best': 'Best match',
  'res.newest': 'Newest first',
} as const;
