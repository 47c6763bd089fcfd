export const phrases = {
  'breadcrumbs.label': 'You are here',
  'breadcrumbs.home': 'Home',
} as const;
