/** What the four steps say. */
export const phrases = {
  'sub.headline': 'Review your order',
  'sub.step.account': 'Account',
  'sub.step.billing': 'Billing Address',
  'sub.step.payment': 'Payment',
  'sub.step.review': 'Review',
  'sub.edit': 'Edit',
  'sub.continue': 'Continue',
  'sub.cardName': 'Cardholder name',
  'sub.cardNameErr': 'Type the name printed on the card.',
  'sub.cardNameHint': 'First name/Last name',
  'sub.cardNumber': 'Card number',
  'sub.card': 'Pay by card',
  'sub.pay': 'Pay now',
  'sub.payWith': 'Pay with',
  'sub.renewTitle': 'How renewal works',
  'sub.renewIntro': 'We charge your payment method ahead of each period',
  'sub.renewText':
    'The subscription runs until you cancel. Cancel at any time in your account; access lasts to the end of the paid period.',
  'sub.taxMay': 'Tax may be added.',
  'sub.tos':
    'By subscribing you accept the renewal terms above, the <a href="{sale}">terms of sale</a> and the <a href="{service}">terms of service</a>.',
  'sub.payErr': 'The payment did not go through.',
} as const;
