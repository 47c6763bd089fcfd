import type { Order, SalesContext } from '@broadsheet/sdk-sales';
import { getOrderHistory } from '@broadsheet/sdk-sales/operations';

const PAGE_SIZE = 10;

/** The shown orders, newest first. */
export interface LoadedOrders {
  readonly sales: SalesContext;
  readonly orders: readonly Order[];
  /** The number of all orders, if the service says. */
  readonly total: number | undefined;
  /** The offset of the next page; `undefined` after the last one. */
  readonly next: number | undefined;
}

export interface PageOptions {
  /** The number of orders to skip. Default: 0. */
  readonly start?: number;
  readonly signal?: AbortSignal;
}

/** Loads a page of orders. @throws SalesError, ApiError, NetworkError as `getOrderHistory` does */
export async function loadOrders(
  sales: SalesContext,
  { start = 0, signal }: PageOptions = {},
): Promise<LoadedOrders> {
  const history = await getOrderHistory(sales, { start, pageSize: PAGE_SIZE, ...(signal && { signal }) });
  const { orders, maxResults: total } = history;
  // A service may return shorter pages than requested, and then says their size.
  const size = history.pageSize || PAGE_SIZE;
  const hasMore = total === undefined ? orders.length >= size : start + size < total;
  return { sales, orders, total, next: hasMore ? start + size : undefined };
}

/** Adds a page; an order that newer ones have shifted onto this page too is not shown twice. */
export function appendOrders(shown: LoadedOrders, page: LoadedOrders): LoadedOrders {
  const known = new Set(shown.orders.map(({ orderNumber }) => orderNumber));
  const added = page.orders.filter(({ orderNumber }) => !known.has(orderNumber));
  return { ...page, orders: [...shown.orders, ...added] };
}
