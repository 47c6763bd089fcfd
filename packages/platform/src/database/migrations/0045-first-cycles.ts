import type { Migration } from '../migrate.ts';

/**
 * The column with the cycle of its price at which an ordered item begins: who has had the introduction of a product begins
 * with the rate that lasts. Items that were ordered without this rule begin with the first cycle.
 */
export const firstCycles: Migration = {
  name: '0045-first-cycles',
  statements: [
    'alter table order_items add column first_cycle int not null default 1',
    'create index subscriptions_by_owner_and_sku on subscriptions (owner, sku)',
  ],
};
