import { isApiError } from '@broadsheet/client-core';
import type { InitializedPayment, SalesContext } from '@broadsheet/sdk-sales';
import { getOrderDetails, initializePayment } from '@broadsheet/sdk-sales/operations';

/**
 * Begins the payment of an order. A service refuses to begin it for a paid order, which happens to readers who return after
 * the response was lost or who pay in two tabs; for them the result is `paid`.
 *
 * @throws ApiError, NetworkError, SalesError when it could not begin and the order is not paid
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
