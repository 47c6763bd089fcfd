import type { Migration } from '../migrate.ts';

/**
 * Finds the payments of an order, and those that were abandoned and are looked at again, without reading all payments that were
 * ever begun: reconciliation asks every minute, in every process.
 */
export const paymentAttemptIndexes: Migration = {
  name: '0127-payment-attempt-indexes',
  statements: [
    'create index payment_attempts_by_order on payment_attempts (order_number)',
    // Few of them are as young as those that are looked at.
    `create index payment_attempts_abandoned on payment_attempts (site, created_at)
      where state = 'abandoned' and reference is not null`,
  ],
};
