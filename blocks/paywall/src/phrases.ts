export const phrases = {
  'sub.w.reason': 'Subscribe to continue reading.',
  'sub.w.prompt': 'Already a subscriber?',
  'sub.w.login': 'Log In.',
  'sub.w.cta': 'Subscribe',
  'sub.w.register': 'Register to continue reading.',
  'sub.w.close': 'Close, and stay on this page',
  'sub.w.meter': 'You have read {count} of {limit} free stories.',
  'sub.w.lost': 'The rest of this story could not be loaded.',
  'sub.w.retry': 'Try again',
  'sub.w.preview': 'Headline and subheadline of the campaign’s offer stand here.',
} as const;
