import type { Migration } from '../migrate.ts';

/**
 * The columns of what orders keep. `first_cycle` is the cycle of its price at which an item begins: who has had the
 * introduction of a product begins with the rate that lasts; items from before begin with the first cycle. The columns of
 * `payments` tell what a payment was made with, and stay when its reader changes the saved method. Payments from before get
 * them where they are known: from a charge with the token that is still saved, or from a method that was never replaced. A
 * replacement is over two days after it began at the latest.
 */
export const keptWithOrders: Migration = {
  name: '0045-kept-with-orders',
  statements: [
    'alter table order_items add column first_cycle int not null default 1',
    'create index subscriptions_by_owner_and_sku on subscriptions (owner, sku)',
    `alter table payments add column partner text, add column brand text, add column last_four text,
      add column expiration text`,
    `update payments p set partner = m.partner, brand = m.brand, last_four = m.last_four, expiration = m.expiration
      from payment_methods m
      where m.id = p.method_id and m.provider = p.provider and m.token <> '' and (
        exists (select 1 from payment_charges c
          where c.provider = p.provider and c.reference = p.reference and c.token = m.token)
        or not exists (select 1 from payment_attempts a
          where a.method_id = m.id and a.state = 'succeeded' and a.created_at + interval '2 days' > p.paid_at)
      )`,
  ],
};
