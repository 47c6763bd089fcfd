import type { Migration } from '../migrate.ts';

/**
 * The order that was made in place of another one. The primary key allows one for each, so that all tabs with the old order pay
 * the same new one.
 */
export const orderReplacements: Migration = {
  name: '0063-order-replacements',
  statements: [
    `create table order_replacements (
      order_number text primary key references orders (order_number) on delete cascade,
      replaced_by text not null references orders (order_number) on delete cascade,
      check (order_number <> replaced_by)
    )`,
    'create index order_replacements_by_new on order_replacements (replaced_by)',
  ],
};
