import type { PaymentMethodBody } from '@broadsheet/sdk-sales/contract';

/** Returns a mark that distinguishes a saved method from its replacement; empty without a method. */
export function toMethodMark(method: PaymentMethodBody | undefined): string {
  if (method === undefined) return '';
  const { paymentMethodID, paymentPartner, creditCardType, lastFour, expiration } = method;
  return [paymentMethodID, paymentPartner, creditCardType, lastFour, expiration].join(' ');
}
