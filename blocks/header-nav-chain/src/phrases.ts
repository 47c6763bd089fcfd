export const phrases = {
  'nav.label': 'Sections Menu',
  'nav.links': 'Top Links',
  'nav.sections': 'Sections',
  'nav.sub': 'Open or close the list under {item}',
  'nav.logoNote': 'The links row needs the logo on the left or on the right.',
} as const;

/**
 * The phrases of the block and the ones that it shares with other blocks, which the shared components' phrase book
 * translates.
 */
export const english = {
  ...phrases,
  'g.search': 'Search',
  'g.suggestions': 'Suggestions',
  'g.close': 'Close',
} as const;
