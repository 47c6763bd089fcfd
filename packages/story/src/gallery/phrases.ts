/** What galleries say beside what their carousel says (block-contracts 2.18, 3.2). */
export const phrases = {
  'ads.missing': 'Ad block not found',
  'car.unnamed': 'Photo gallery',
} as const;
