export const phrases = {
  'date.readingTime': '{minutes} min read',
} as const;
