import type { SalesContext } from '@broadsheet/sdk-sales';
import { finalizePayment } from '@broadsheet/sdk-sales/operations';
import { readStoredCaptchaToken, readStoredOrderNumber } from '@broadsheet/sdk-sales/rules';
import { forgetCheckout } from '../recovery/forgetCheckout.ts';

interface PayPalReturn {
  /** Of the page's address. */
  readonly token: string;
  readonly paymentMethodID: number;
}

/**
 * Ends the payment of a reader who comes back from PayPal.
 *
 * @returns whether an order was paid; false when nobody knows which one the token belongs to
 * @throws ApiError, NetworkError, SalesError the payment did not go through
 */
export async function finishPayPal(
  sales: SalesContext,
  { token, paymentMethodID }: PayPalReturn,
): Promise<boolean> {
  const orderNumber = readStoredOrderNumber(sales.storage);
  if (orderNumber === undefined) return false;
  const recaptchaToken = readStoredCaptchaToken(sales.storage);
  await finalizePayment(sales, orderNumber, { paymentMethodID, token, recaptchaToken });
  forgetCheckout(sales);
  return true;
}
