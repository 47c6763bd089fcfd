import { sendCall } from '@broadsheet/client-core';
import { readOrder } from '../answers/Order.ts';
import type { Order } from '../answers/Order.ts';
import { asReader } from '../call/asReader.ts';
import { mergeOrders } from '../cache/mergeEntries.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { orderCalls } from '../contract/orderCalls.ts';

/**
 * Fetches one of the reader's orders, with its address and payments.
 *
 * @throws SalesError `missing_jwt`
 * @throws ApiError, NetworkError
 */
export async function getOrderDetails(
  context: SalesContext,
  orderNumber: string,
  { signal }: CallOptions = {},
): Promise<Order> {
  const { cache } = context;
  const parts = { values: [orderNumber], cache: 'no-cache', signal } as const;
  const order = await sendCall(asReader(context), orderCalls.details, { ...parts, read: readOrder });
  mergeOrders(cache, [order]);
  return order;
}
