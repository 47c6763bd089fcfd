import type { Migration } from '../migrate.ts';

/** Finds the payments of an order, and abandoned ones that are looked at again, without reading all payments ever begun. */
export const paymentAttemptIndexes: Migration = {
  name: '0127-payment-attempt-indexes',
  statements: [
    'create index payment_attempts_by_order on payment_attempts (order_number)',
    `create index payment_attempts_abandoned on payment_attempts (next_look_at)
      where state = 'abandoned' and reference is not null`,
  ],
};
