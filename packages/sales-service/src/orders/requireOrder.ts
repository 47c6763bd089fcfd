import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError } from '@broadsheet/service-kit/http';
import { salesRefusals } from '../http/salesRefusals.ts';
import { isSameReader } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { Order } from './Order.ts';
import { findOrder } from './orderStore.ts';

/** Returns whether an order belongs to a reader. */
export function ownsOrder(order: Order, reader: SalesReader | undefined): boolean {
  return reader !== undefined && isSameReader(order.owner, reader);
}

/**
 * Finds a reader's order.
 *
 * @throws ServiceError 404 for one that does not exist or is another reader's, without saying which
 */
export async function requireOrder(
  queries: Queries,
  orderNumber: string,
  { reader }: { readonly reader: SalesReader | undefined },
): Promise<Order> {
  const isNumber = /^[A-Za-z0-9-]{1,64}$/.test(orderNumber);
  const order = isNumber ? await findOrder(queries, orderNumber) : undefined;
  if (order === undefined || !ownsOrder(order, reader)) throw new ServiceError(salesRefusals.orderMissing);
  return order;
}
