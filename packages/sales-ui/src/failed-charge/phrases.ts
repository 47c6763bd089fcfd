export const phrases = {
  'sub.f.title': 'Your payment failed',
  'sub.f.amount': '{amount} could not be charged on {date}.',
  'sub.f.noAmount': 'The charge of {date} failed.',
  'sub.f.until': 'You can go on reading until {date}.',
  'sub.f.retry': 'We try again on {date}.',
  'sub.f.noRetry': 'It succeeds only with another payment method, so it is not tried again by itself.',
  'sub.f.saved': 'Your new payment method is saved',
  'sub.f.soon': 'We charge it within minutes and send you a mail. You can go on reading.',
  'sub.f.act': 'Give another card',
  'sub.f.actOf': 'Give another card: {product}',
} as const;
