import type { SalesContext } from '@broadsheet/sdk-sales';
import { finalizePayment } from '@broadsheet/sdk-sales/operations';
import { readStoredCaptchaToken, readStoredOrderNumber } from '@broadsheet/sdk-sales/rules';
import { forgetCheckout } from '@broadsheet/sales-ui';

interface PayPalReturn {
  /** The token in the page's URL. */
  readonly token: string;
  readonly paymentMethodID: number;
}

/**
 * Finalizes the payment of a reader who returns from PayPal.
 *
 * @returns whether an order was paid; false when the browser does not know which order the token belongs to
 * @throws ApiError, NetworkError, SalesError when the payment did not succeed
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
