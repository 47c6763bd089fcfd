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
} as const;
