export const phrases = {
  'res.placeholder': 'What are you looking for?',
  'res.button': 'Search',
  'res.count': '{n} match for "{term}" | {n} matches for "{term}"',
} as const;
