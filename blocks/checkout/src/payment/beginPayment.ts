import { isApiError } from '@broadsheet/client-core';
import type { InitializedPayment, SalesContext } from '@broadsheet/sdk-sales';
import { getOrderDetails, initializePayment } from '@broadsheet/sdk-sales/operations';

/**
 * Begins to pay an order. A service refuses to begin with one that is paid, which happens to whoever comes back after the
 * answer was lost, or pays in two tabs: they are told so instead.
 *
 * @throws ApiError, NetworkError, SalesError it could not be begun, and the order is not paid
 */
export async function beginPayment(
  sales: SalesContext,
  orderNumber: string,
  options: { readonly paymentMethodID: number; readonly signal?: AbortSignal },
): Promise<InitializedPayment | 'paid'> {
  try {
    return await initializePayment(sales, orderNumber, options);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { orderStatus } = await getOrderDetails(sales, orderNumber, { signal: options.signal });
    if (orderStatus === 'Paid') return 'paid';
    throw error;
  }
}
