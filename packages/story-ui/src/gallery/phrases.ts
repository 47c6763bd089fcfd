/** The phrases of galleries, in addition to those of their carousel. */
export const phrases = {
  'ads.missing': 'Ad block not found',
  'car.unnamed': 'Photo gallery',
} as const;
