export const phrases = {
  'storyCarousel.unnamed': 'Stories',
} as const;
