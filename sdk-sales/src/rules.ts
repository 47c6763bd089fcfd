/** The decisions of checkout and account pages, as functions that need no client. */
export { findExpiry } from './errors/findExpiry.ts';
export type { Expiry } from './errors/findExpiry.ts';
export { isCaptchaRefusal } from './errors/isCaptchaRefusal.ts';
export { isSecondSubscription } from './errors/isSecondSubscription.ts';
export { getCurrencyDigits, toMajorUnits, toMinorUnits } from './pricing/minorUnits.ts';
export { choosePaymentOption } from './payment-options/choosePaymentOption.ts';
export { areWalletsOffered, isPayPalOffered } from './payment-options/offeredPayments.ts';
export { getNextRate, unrollRates } from './pricing/rateCycles.ts';
export { utcMidnight } from './pricing/utcMidnight.ts';
export { chooseRecovery, toCartItems } from './recovery/chooseRecovery.ts';
export type { Recovery } from './recovery/chooseRecovery.ts';
export { findPendingOrder } from './recovery/findPendingOrder.ts';
export { FRESH_MS } from './recovery/freshness.ts';
export {
  readStoredCaptchaToken,
  removeStoredCaptchaToken,
  storeCaptchaToken,
} from './stored-checkout/storedCaptchaToken.ts';
export {
  readStoredOrderNumber,
  removeStoredOrderNumber,
  storeOrderNumber,
} from './stored-checkout/storedOrderNumber.ts';
export { readStoredPurchase, removeStoredPurchase, storePurchase } from './stored-checkout/storedPurchase.ts';
export type { StoredPurchase } from './stored-checkout/storedPurchase.ts';
export {
  getSubscriptionState,
  isPaidByReader,
  toSubscriptionState,
} from './subscriptions/subscriptionState.ts';
export type { SubscriptionState } from './subscriptions/subscriptionState.ts';
export { paymentMethodTypes } from './contract/checkoutCalls.ts';
