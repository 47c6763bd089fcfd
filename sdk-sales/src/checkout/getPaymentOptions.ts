import { list, sendCall } from '@broadsheet/client-core';
import { readPaymentOption } from '../answers/Payment.ts';
import type { PaymentOption } from '../answers/Payment.ts';
import { asAnyone } from '../call/asReader.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { checkoutCalls } from '../contract/checkoutCalls.ts';

/**
 * Fetches the payment options for orders.
 *
 * @throws ApiError, NetworkError
 */
export async function getPaymentOptions(
  context: SalesContext,
  { signal }: CallOptions = {},
): Promise<readonly PaymentOption[]> {
  const { cache } = context;
  const parts = { cache: 'no-cache', signal, read: list(readPaymentOption) } as const;
  cache.paymentOptions = await sendCall(asAnyone(context), checkoutCalls.paymentOptions, parts);
  return cache.paymentOptions;
}
