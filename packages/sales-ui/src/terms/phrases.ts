/** What buyers read of renewals and of the terms. */
export const phrases = {
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
