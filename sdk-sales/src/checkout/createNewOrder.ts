import { sendCall } from '@broadsheet/client-core';
import type { CompleteAddress } from '../answers/Address.ts';
import { readOrder } from '../answers/Order.ts';
import type { Order } from '../answers/Order.ts';
import { asAnyone } from '../call/asReader.ts';
import type { ChallengedCallOptions } from '../context/CallOptions.ts';
import { PAYMENT_TIMEOUT_MS } from '../payment/paymentTimeout.ts';
import { enforceRecaptcha } from '../call/enforceRecaptcha.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { checkoutCalls } from '../contract/checkoutCalls.ts';
import { withIdempotencyKey } from '../idempotency/withIdempotencyKey.ts';
import { withoutBlanks } from '../json/withoutBlanks.ts';

export interface NewOrderOptions extends ChallengedCallOptions {
  readonly email?: string;
  readonly phone?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly secondLastName?: string;
  readonly shippingAddress?: CompleteAddress;
  /** Whether the reader wants another subscription to a product that they subscribe to already. */
  readonly secondConfirmed?: boolean;
  /** Whether the address holds only what taxes need; the embedded service accepts that for what is not delivered by post. */
  readonly taxAddressOnly?: boolean;
  /**
   * The number of an earlier order that is ordered once more in place of the cart: with the embedded service every tab gets the
   * same new order, or the paid one. Other services order the cart.
   */
  readonly replaces?: string;
}

/**
 * Creates an order of the cart's items. Members without a value are not sent.
 *
 * The same request again, even after a reload or in a second tab, returns the same order until the cart changes or the
 * order is paid, if the service accepts idempotency keys.
 *
 * @throws SalesError `130001`: a challenge token is needed
 * @throws ApiError `400017`: the cart holds a product at two prices
 * @throws ApiError `400016`: the reader subscribes to an item already and has not confirmed that they want another
 * @throws ApiError, NetworkError
 */
export async function createNewOrder(
  context: SalesContext,
  billingAddress: CompleteAddress,
  { recaptchaToken, signal, ...customer }: NewOrderOptions = {},
): Promise<Order> {
  await enforceRecaptcha(context, { recaptchaToken, signal });
  const { cache } = context;
  const order = withoutBlanks({ ...customer, billingAddress });
  const body = withoutBlanks({ ...order, 'recaptcha-token': recaptchaToken });
  const attempt = { name: 'createOrder', body: order, isLasting: true, signal };
  cache.currentOrder = await withIdempotencyKey(context, attempt, (headers) => {
    const parts = { body, headers, signal, timeoutMs: PAYMENT_TIMEOUT_MS };
    return sendCall(asAnyone(context), checkoutCalls.createOrder, { ...parts, read: readOrder });
  });
  return cache.currentOrder;
}
