export const phrases = {
  'nav.label': 'Sections Menu',
  'nav.links': 'Top Links',
  'nav.sections': 'Sections',
  'nav.sub': 'Open or close the list under {item}',
  'nav.logoNote': 'The links row needs the logo on the left or on the right.',
} as const;

/** With the words that the bar shares with other blocks, whose translations are in the book of the shared components. */
export const english = { ...phrases, 'g.search': 'Search', 'g.close': 'Close' } as const;
