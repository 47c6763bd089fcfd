export const phrases = {
  'sub.summary': 'Order summary',
  'sub.subtotal': 'Subtotal',
  'sub.tax': 'Tax',
  'sub.taxIncluded': 'included',
  'sub.taxUnknown': 'not known yet',
  'sub.introductionHad': 'You have had the introductory price of this product before.',
  'sub.due': 'Due now',
} as const;
