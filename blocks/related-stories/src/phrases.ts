export const phrases = {
  'related-stories.heading': 'More on this',
} as const;
