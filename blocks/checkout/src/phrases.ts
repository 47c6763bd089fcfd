import { phrases as stepPhrases } from './steps/phrases.ts';

export const ownPhrases = {
  'checkout.title': 'Checkout',
  'checkout.waiting': 'One moment …',
  'checkout.script': 'The checkout needs JavaScript. Switch it on and load the page again.',
  'checkout.preview': 'Readers pay for their order here.',
  'checkout.loadErr': 'The checkout could not be loaded.',
  'checkout.cardsErr': 'The payment form failed to load.',
  'checkout.retry': 'Try again',
  'checkout.editOf': 'Edit {step}',
  'checkout.expiry': 'Expiry date',
  'checkout.cvc': 'Security code',
  'checkout.orderErr': 'Something went wrong. Please try again.',
  'checkout.offline': 'No connection. What you typed is still here: try again when you are online.',
  'checkout.cardIncomplete': 'Complete the card details.',
  'checkout.method': 'How would you like to pay?',
  'checkout.signedIn': 'Logged in as {email}',
  'id.err.captcha': 'Captcha token invalid',
} as const;

export const phrases = { ...ownPhrases, ...stepPhrases } as const;
