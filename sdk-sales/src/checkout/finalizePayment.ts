import type { Order } from '../answers/Order.ts';
import { enforceRecaptcha } from '../call/enforceRecaptcha.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { checkoutCalls } from '../contract/checkoutCalls.ts';
import { finalizingBody } from '../payment/finalizingBody.ts';
import type { FinalizeOptions } from '../payment/FinalizeOptions.ts';
import { finalizeOrder } from './finalizeOrder.ts';

/**
 * Completes the payment of an order that the provider has confirmed. The call is not repeated automatically; calling it
 * again after a lost response does not charge the reader twice.
 *
 * @throws SalesError `130001`: a challenge token is needed; `call_in_flight`
 * @throws ApiError, NetworkError
 */
export async function finalizePayment(
  context: SalesContext,
  orderNumber: string,
  options: FinalizeOptions,
): Promise<Order> {
  await enforceRecaptcha(context, options);
  const { paymentMethodID, recaptchaToken, signal } = options;
  return finalizeOrder(context, {
    call: checkoutCalls.finalizePayment,
    name: 'finalizePayment',
    values: [orderNumber, paymentMethodID],
    body: finalizingBody(options),
    recaptchaToken,
    signal,
  });
}
