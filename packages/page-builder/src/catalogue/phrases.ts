/** The titles of places that no layout has. */
export const phrases = {
  'catalogue.notPlaced': 'Not placed',
} as const;
