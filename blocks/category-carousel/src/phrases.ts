export const phrases = {
  'categoryCarousel.unnamed': 'Categories',
} as const;
