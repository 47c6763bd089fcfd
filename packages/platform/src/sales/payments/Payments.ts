import type { OrderPaymentBody } from '@broadsheet/sdk-sales/contract';
import type { Queries } from '../../database/Database.ts';

/** What the other half of sales asks of payments. */
export interface Payments {
  /** What was paid for orders, by order number, the newest last; an order without is left out. */
  listPayments(
    queries: Queries,
    orderNumbers: readonly string[],
  ): Promise<ReadonlyMap<string, readonly OrderPaymentBody[]>>;
}

/** Payments of a platform that takes none. */
export const noPayments: Payments = { listPayments: () => Promise.resolve(new Map()) };
