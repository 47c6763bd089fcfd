export const phrases = {
  'offer.choose': 'Choose',
  'offer.busy': 'One moment …',
  'offer.chooseErr': 'This could not be put in your cart. Please try again.',
  'offer.loadErr': 'The offers could not be loaded.',
  'offer.retry': 'Try again',
  'offer.script': 'Our offers need JavaScript. Switch it on and load the page again.',
  'offer.preview': 'Readers see the offer of the campaign “{campaign}” here.',
} as const;
