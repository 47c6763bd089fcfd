import type { Order } from '../answers/Order.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { checkoutCalls } from '../contract/checkoutCalls.ts';
import { finalizingBody } from '../payment/finalizingBody.ts';
import type { Finalize3dsOptions } from '../payment/FinalizeOptions.ts';
import { finalizeOrder } from './finalizeOrder.ts';

/**
 * Completes a payment after the bank's challenge (3-D Secure). Needs no challenge token; otherwise like `finalizePayment`.
 *
 * @throws SalesError `call_in_flight`
 * @throws ApiError, NetworkError
 */
export const finalizePayment3ds = (
  context: SalesContext,
  orderNumber: string,
  options: Finalize3dsOptions,
): Promise<Order> =>
  finalizeOrder(context, {
    call: checkoutCalls.finalizePayment3ds,
    name: 'finalize3DS',
    values: [orderNumber, options.paymentMethodID],
    body: finalizingBody(options),
    signal: options.signal,
  });
