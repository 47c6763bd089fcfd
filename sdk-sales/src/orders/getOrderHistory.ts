import { sendCall } from '@broadsheet/client-core';
import { readOrderHistory } from '../answers/Order.ts';
import type { OrderHistory } from '../answers/Order.ts';
import { asReader } from '../call/asReader.ts';
import { mergeOrders } from '../cache/mergeEntries.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { orderCalls } from '../contract/orderCalls.ts';
import type { OrderHistoryQuery } from '../contract/orderCalls.ts';

/** The filter and page of the history. Default: the first ten orders of any status. */
export type OrderHistoryOptions = OrderHistoryQuery & CallOptions;

/**
 * Fetches the reader's orders, the newest first. They have products instead of items, and neither address nor payments.
 *
 * @throws SalesError `missing_jwt`
 * @throws ApiError, NetworkError
 */
export async function getOrderHistory(
  context: SalesContext,
  { start = 0, pageSize = 10, status, signal }: OrderHistoryOptions = {},
): Promise<OrderHistory> {
  const { cache } = context;
  const parts = { query: { pageSize, start, status }, cache: 'no-cache', signal } as const;
  const history = await sendCall(asReader(context), orderCalls.history, { ...parts, read: readOrderHistory });
  mergeOrders(cache, history.orders);
  return history;
}
