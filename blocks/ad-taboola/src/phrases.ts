export const phrases = {
  'ad-taboola.soon': 'More soon',
} as const;
