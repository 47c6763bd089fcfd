export const phrases = {
  'out.skip': 'Jump to the main content',
  'out.lost': 'That could not be loaded. Check the connection and press again.',
} as const;
