export const phrases = {
  'sub.cardInfo': 'Payment details',
  'sub.updatePay': 'Save payment method',
  'sub.paypalWait': 'Finishing your payment',
  'sub.paypalGo': 'Taking you to PayPal',
  'sub.orCard': 'or pay with a card',
  'sub.update.noId': 'paymentMethodID is required',
  'sub.update.choose':
    'The link to this page names no subscription. Choose one of yours, and change its payment method there.',
  'sub.update.subscriptions': 'Your subscriptions',
  'sub.update.paidBy': '{product} is paid with:',
  'sub.update.pastDue':
    'The last charge failed. It is tried again as soon as a payment method is saved that works.',
  'sub.update.next':
    'The next charge, on {date}, is the first with the new payment method. Saving it costs nothing.',
  'sub.update.free': 'Saving it costs nothing.',
  'sub.update.saved': 'Your payment method is saved.',
} as const;
