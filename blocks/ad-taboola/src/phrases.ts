export const phrases = {
  'tab.widget': 'Recommendation widget: {placement}',
} as const;
