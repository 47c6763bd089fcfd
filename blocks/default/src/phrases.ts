export const phrases = {
  'out.skip': 'Jump to the main content',
} as const;
