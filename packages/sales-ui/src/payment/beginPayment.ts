import { isApiError } from '@broadsheet/client-core';
import type { InitializedPayment, SalesContext } from '@broadsheet/sdk-sales';
import { getOrderDetails, initializePayment } from '@broadsheet/sdk-sales/operations';
import { findExpiry, isSecondSubscription } from '@broadsheet/sdk-sales/rules';
import { createTurns } from '../createTurns.ts';

/** Returns whether an order is refused for a reason that the reader has to know before anything is ordered again. */
const isEnded = (error: unknown): boolean => findExpiry(error) !== undefined || isSecondSubscription(error);

interface BeginOptions {
  readonly paymentMethodID: number;
  /** Whether the order was made just now, so that one that is too old is an error. Default: false. */
  readonly isNew?: boolean;
  readonly signal?: AbortSignal;
}

/** Begins after the one before, because the client refuses two at once: who presses PayPal need not wait for the card. */
const inTurn = createTurns();

/**
 * Why orders were refused, by their numbers, for each client. Such a refusal cancels the order, so that the next attempt would
 * not learn the reason from the service any more.
 */
const refusals = new WeakMap<SalesContext['inFlight'], ReadonlyMap<string, Error>>();

/**
 * How a payment begins: with what a page needs to pay. `paid`: the order is paid already, as for readers who return after the
 * response was lost or who pay in two tabs. `old`: its prices are not valid any more, so that it is cancelled now. `cancelled`: it was
 * cancelled before, perhaps by another tab that has made it anew and paid that, so that nothing may be charged unasked.
 */
export type PaymentBeginning = InitializedPayment | 'paid' | 'old' | 'cancelled';

/**
 * Begins the payment of an order, after any other payment that is just being begun.
 *
 * @throws ApiError, NetworkError, SalesError when it could not begin and the order is neither paid nor to be made anew
 */
export async function beginPayment(
  sales: SalesContext,
  orderNumber: string,
  { isNew = false, ...options }: BeginOptions,
): Promise<PaymentBeginning> {
  try {
    return await inTurn(sales, () => initializePayment(sales, orderNumber, options));
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (!isNew && findExpiry(error) === 'order') return 'old';
    if (isEnded(error)) {
      refusals.set(sales.inFlight, new Map(refusals.get(sales.inFlight)).set(orderNumber, error));
      throw error;
    }
    const { orderStatus } = await getOrderDetails(sales, orderNumber, { signal: options.signal });
    if (orderStatus === 'Paid') return 'paid';
    if (orderStatus !== 'Cancelled') throw error;
    const refusal = refusals.get(sales.inFlight)?.get(orderNumber);
    if (refusal === undefined && !isNew) return 'cancelled';
    throw refusal ?? error;
  }
}
