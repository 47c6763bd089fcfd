export const phrases = {
  'alert.label': 'Breaking News Alert',
  'alert.close': 'Hide this alert',
} as const;
