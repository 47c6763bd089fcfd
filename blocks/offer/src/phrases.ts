export const phrases = {
  'offer.choose': 'Choose',
  'offer.busy': 'One moment …',
  'offer.chooseErr': 'This could not be put in your cart. Please try again.',
  'offer.loadErr': 'The offers could not be loaded.',
  'offer.retry': 'Try again',
  'offer.script': 'Our offers need JavaScript. Turn it on and load the page again.',
  'offer.preview':
    'Readers see the offer of the campaign “{campaign}” here. While it does not run, they see the campaign “default”.',
  'offer.have': 'You subscribe to {product}.',
  'offer.changePlan': 'Change your plan',
  'offer.gift': 'Give a subscription',
  'offer.owned': 'You have this',
  'offer.period': 'How often you pay',
  'offer.monthly': 'Monthly',
  'offer.yearly': 'Yearly',
  'offer.saving': 'save up to {amount} a year',
  'offer.cardSaving': '{amount} less a year than by the month',
} as const;
