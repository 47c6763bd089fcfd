/** The phrases of the four steps. */
export const phrases = {
  'sub.headline': 'Review your order',
  'sub.step.account': 'Account',
  'sub.step.billing': 'Billing Address',
  'sub.step.payment': 'Payment',
  'sub.step.review': 'Review',
  'sub.edit': 'Edit',
  'sub.continue': 'Continue',
  'sub.card': 'Pay by card',
  'sub.pay': 'Pay now',
  'sub.payWith': 'Pay with',
  'sub.renewTitle': 'How renewal works',
  'sub.renewIntro': 'We charge your payment method ahead of each period',
  'sub.renewText':
    'The subscription runs until you cancel. Cancel at any time in your account; access lasts to the end of the paid period.',
  'sub.taxMay': 'Tax may be added.',
  'sub.once': 'You pay once. Nothing renews, and nothing is charged later.',
  'sub.tos':
    'By subscribing you accept the renewal terms above, the <a href="{sale}">terms of sale</a> and the <a href="{service}">terms of service</a>.',
  'sub.tosOnce':
    'By paying you accept the <a href="{sale}">terms of sale</a> and the <a href="{service}">terms of service</a>.',
} as const;
