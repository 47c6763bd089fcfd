import type { BehaviourName } from './behaviours.ts';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay';

/** The vendor's public test numbers, https://docs.stripe.com/testing; the stand-in accepts no other cards. */
export const testCards: Readonly<Record<string, readonly [CardBrand, BehaviourName]>> = {
  '4242424242424242': ['visa', 'succeeds'],
  '4000056655665556': ['visa', 'succeeds'],
  '5555555555554444': ['mastercard', 'succeeds'],
  '2223003122003222': ['mastercard', 'succeeds'],
  '5200828282828210': ['mastercard', 'succeeds'],
  '378282246310005': ['amex', 'succeeds'],
  '371449635398431': ['amex', 'succeeds'],
  '6011111111111117': ['discover', 'succeeds'],
  '6011000990139424': ['discover', 'succeeds'],
  '3056930009020004': ['diners', 'succeeds'],
  '36227206271667': ['diners', 'succeeds'],
  '3566002020360505': ['jcb', 'succeeds'],
  '6200000000000005': ['unionpay', 'succeeds'],
  '4000000000000002': ['visa', 'declines'],
  '4000000000009995': ['visa', 'hasNoFunds'],
  '4000000000009987': ['visa', 'isLost'],
  '4000000000009979': ['visa', 'isStolen'],
  '4000000000000069': ['visa', 'isExpired'],
  '4000000000000127': ['visa', 'hasWrongCode'],
  '4000000000000119': ['visa', 'failsAtTheBank'],
  '4000000000000341': ['visa', 'declinesLater'],
  '4000002500003155': ['visa', 'challengesUntilSetUp'],
  '4000002760003184': ['visa', 'challengesAlways'],
  '4000000000003220': ['visa', 'challengesAlways'],
  '4000000000003063': ['visa', 'challengesAlways'],
  '4000008400001629': ['visa', 'challengesThenDeclines'],
  '4000008260003178': ['visa', 'challengesThenHasNoFunds'],
};

/** Payment methods that exist without a card form, https://docs.stripe.com/testing#cards */
export const sharedPaymentMethods: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_threeDSecure2Required: '4000000000003220',
};
