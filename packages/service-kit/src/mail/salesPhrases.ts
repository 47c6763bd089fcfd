import { moneyPhrases } from './moneyPhrases.ts';
import { sharingPhrases } from './sharingPhrases.ts';

/**
 * The texts of the mails about purchases. `{site}` is the name of the newspaper, `{product}` the product, `{amount}` a
 * price,
 * `{date}` a date, `{order}` the number of an order, `{giver}` the person who gives a subscription.
 */
export const salesPhrases = {
  'receipt.subject': 'You have subscribed to {product}',
  'receipt.text':
    'Thank you. Your order of {product} at {site} is confirmed. The receipt is among your orders, to read or to print.',
  'receipt.action': 'See the receipt',
  'giftReceipt.subject': 'Your gift of {product}',
  'giftReceipt.text':
    'Thank you. Your payment for {product} at {site} has arrived. Say whom it is for, or print it and hand it over. Its time begins when it is redeemed. The receipt is among your orders.',
  'giftReceipt.action': 'See your gifts',
  'renewalNotice.subject': '{product} renews on {date}: {amount}',
  'renewalNotice.text':
    '{product} at {site} renews on {date}. {amount} are charged then. If you do not want that, cancel before that day.',
  'renewalNotice.action': 'Manage your subscription',
  'cardExpiring.subject': 'Your card will not be good for the next charge',
  'cardExpiring.text':
    'The card for {product} at {site} expires before the next charge on {date}. Give another one, so that you can go on reading.',
  'cardExpiring.action': 'Update the payment method',
  'paymentFailed.subject': 'Your payment for {product} failed',
  'paymentFailed.text':
    '{amount} for {product} at {site} could not be charged. You can go on reading until {date}. A new payment method is charged at once.',
  'paymentFailed.action': 'Update the payment method',
  'cancelled.subject': '{product} is cancelled',
  'cancelled.text':
    'You cancelled {product} at {site}. Nothing is charged any more, and you can read until {date}. You can take the cancellation back until then.',
  'cancelled.action': 'See your subscription',
  'ended.subject': '{product} has ended',
  'ended.text':
    '{product} at {site} has ended, and nothing is charged any more. You are welcome back at any time.',
  'ended.action': 'See the offers',
  'gift.subject': '{giver} has a gift for you',
  'gift.text': '{giver} gives you a subscription to {site}. Its time begins when you redeem it.',
  'gift.action': 'Redeem the gift',
  ...moneyPhrases,
  ...sharingPhrases,
} as const;
