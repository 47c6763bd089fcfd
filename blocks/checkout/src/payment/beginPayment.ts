import { isApiError } from '@broadsheet/client-core';
import type { InitializedPayment, SalesContext } from '@broadsheet/sdk-sales';
import { getOrderDetails, initializePayment } from '@broadsheet/sdk-sales/operations';

interface BeginOptions {
  readonly paymentMethodID: number;
  readonly signal?: AbortSignal;
}

/** The last payment begun with each client; all copies of a context share its set of running calls. */
const last = new WeakMap<SalesContext['inFlight'], Promise<unknown>>();

/** Begins after the one before, because the client refuses two at once: who presses PayPal need not wait for the card. */
async function inTurn<Result>({ inFlight }: SalesContext, run: () => Promise<Result>): Promise<Result> {
  const before = last.get(inFlight) ?? Promise.resolve();
  const mine = before.then(run, run);
  last.set(inFlight, mine);
  return mine;
}

/**
 * Begins the payment of an order, after any other payment that is just being begun. A service refuses to begin it for a paid
 * order, which happens to readers who return after the response was lost or who pay in two tabs; for them the result is
 * `paid`.
 *
 * @throws ApiError, NetworkError, SalesError when it could not begin and the order is not paid
 */
export async function beginPayment(
  sales: SalesContext,
  orderNumber: string,
  options: BeginOptions,
): Promise<InitializedPayment | 'paid'> {
  try {
    return await inTurn(sales, () => initializePayment(sales, orderNumber, options));
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { orderStatus } = await getOrderDetails(sales, orderNumber, { signal: options.signal });
    if (orderStatus === 'Paid') return 'paid';
    throw error;
  }
}
