import type { Migration } from '../migrate.ts';

/**
 * The columns with what a payment was made with, which stay when its reader changes the saved method later. Payments from
 * before get them where they are known: from a charge with the token that is still saved, or from a method that was never
 * replaced. A replacement is over two days after it began at the latest.
 */
export const paidWith: Migration = {
  name: '0046-paid-with',
  statements: [
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
