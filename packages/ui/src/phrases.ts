/** What the shared components say (block-contracts 15). */
export const phrases = {
  'g.newWindow': 'opens in a new tab',
  'g.close': 'Close',
  'g.search': 'Search',
} as const;
