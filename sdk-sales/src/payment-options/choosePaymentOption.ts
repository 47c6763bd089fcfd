import type { PaymentOption } from '../answers/Payment.ts';

export interface Wanted {
  /** A value of `paymentMethodTypes`. */
  readonly type: number;
  /** The id that the site prefers. */
  readonly preferredID?: number;
}

/** Returns the option of this type with the preferred id, else the option of this type with the lowest id. */
export function choosePaymentOption(
  options: readonly PaymentOption[],
  { type, preferredID }: Wanted,
): PaymentOption | undefined {
  const ofType = options
    .filter(({ paymentMethodType }) => paymentMethodType === type)
    .toSorted((first, second) => first.paymentMethodID - second.paymentMethodID);
  return ofType.find(({ paymentMethodID }) => paymentMethodID === preferredID) ?? ofType[0];
}
