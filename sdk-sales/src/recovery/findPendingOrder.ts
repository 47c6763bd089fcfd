import type { Order } from '../answers/Order.ts';
import { FRESH_MS } from './freshness.ts';

const newest = (orders: readonly Order[], status: Order['orderStatus']): Order | undefined =>
  orders
    .filter(({ orderStatus }) => orderStatus === status)
    .toSorted((first, second) => (second.orderDate ?? 0) - (first.orderDate ?? 0))[0];

/**
 * Returns the order that a reader has not paid yet: the newest pending one, if it is strictly newer than the newest paid
 * one and less than 48 hours old.
 *
 * @param orders the orders of the history
 */
export function findPendingOrder(orders: readonly Order[], nowMs: number): Order | undefined {
  const pending = newest(orders, 'Pending');
  const pendingMs = pending?.orderDate ?? 0;
  const paidMs = newest(orders, 'Paid')?.orderDate ?? 0;
  return pendingMs > paidMs && nowMs - pendingMs < FRESH_MS ? pending : undefined;
}
