import type { Order, SalesContext } from '@broadsheet/sdk-sales';
import { getOrderHistory } from '@broadsheet/sdk-sales/operations';

const PAGE_SIZE = 10;

/** The orders that are shown, the newest first. */
export interface LoadedOrders {
  readonly sales: SalesContext;
  readonly orders: readonly Order[];
  /** How many there are in all, where the service says. */
  readonly total: number | undefined;
  /** Where the next page begins; `undefined` after the last one. */
  readonly next: number | undefined;
}

export interface PageOptions {
  /** How many orders to pass over; none unless told. */
  readonly start?: number;
  readonly signal?: AbortSignal;
}

/** @throws SalesError, ApiError, NetworkError as `getOrderHistory` does */
export async function loadOrders(
  sales: SalesContext,
  { start = 0, signal }: PageOptions = {},
): Promise<LoadedOrders> {
  const history = await getOrderHistory(sales, { start, pageSize: PAGE_SIZE, ...(signal && { signal }) });
  const { orders, maxResults: total } = history;
  // A service may send shorter pages than were asked for, and tells their size.
  const size = history.pageSize || PAGE_SIZE;
  const hasMore = total === undefined ? orders.length >= size : start + size < total;
  return { sales, orders, total, next: hasMore ? start + size : undefined };
}

/** Adds a page; an order that a newer one has pushed onto it is not shown twice. */
export function appendOrders(shown: LoadedOrders, page: LoadedOrders): LoadedOrders {
  const known = new Set(shown.orders.map(({ orderNumber }) => orderNumber));
  const added = page.orders.filter(({ orderNumber }) => !known.has(orderNumber));
  return { ...page, orders: [...shown.orders, ...added] };
}
