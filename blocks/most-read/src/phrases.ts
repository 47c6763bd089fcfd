export const phrases = {
  'most-read.title': 'Most read',
  'most-read.latest': 'Latest',
} as const;
