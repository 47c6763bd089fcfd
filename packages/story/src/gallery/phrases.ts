/** What galleries say beside what their carousel says. */
export const phrases = {
  'ads.missing': 'Ad block not found',
  'car.unnamed': 'Photo gallery',
} as const;
