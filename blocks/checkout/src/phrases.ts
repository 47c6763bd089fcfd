import { cardEnglish } from '@broadsheet/sales-ui';
import { phrases as shortPhrases } from './short/phrases.ts';
import { phrases as stepPhrases } from './steps/phrases.ts';

export const ownPhrases = {
  'checkout.title': 'Checkout',
  'checkout.script': 'The checkout needs JavaScript. Turn it on and load the page again.',
  'checkout.preview': 'Readers pay for their order here.',
  'checkout.loadErr': 'The checkout could not be loaded.',
  'checkout.editOf': 'Edit {step}',
  'checkout.otherCard': 'To change the card, press “{edit}” at “{step}”.',
  'checkout.orderErr': 'Something went wrong. Please try again.',
  'checkout.saleOver': 'This offer has ended. Nothing was ordered or charged.',
  'checkout.twoPrices':
    'Your cart holds the same subscription at two prices. Choose one of them. Nothing was charged.',
  'checkout.introOver': 'You have had the introductory price in another order. Nothing was charged.',
  'checkout.orderOld': 'This order is over two days old and its price may have changed. Nothing was charged.',
  'checkout.repriced':
    'Your order was over two days old. We have renewed it at today’s price. Nothing was charged. Check the amount, then pay.',
  'checkout.cancelled':
    'Your order was cancelled, perhaps in another tab. We have renewed it. Unless you paid there, check the amount, then pay.',
  'checkout.second':
    'You subscribe to this already, and can change your plan in your account. To order it once more, press “{continue}” at “{step}”.',
  'checkout.changePlan': 'Change your plan',
  'checkout.paypalCancelled': 'You cancelled at PayPal; nothing was charged.',
  'checkout.offers': 'Choose another offer',
  'checkout.method': 'How would you like to pay?',
  'checkout.signedIn': 'Logged in as {email}',
  'id.err.captcha': 'Captcha token invalid',
} as const;

export const phrases = {
  ...cardEnglish,
  ...ownPhrases,
  ...shortPhrases,
  ...stepPhrases,
} as const;
