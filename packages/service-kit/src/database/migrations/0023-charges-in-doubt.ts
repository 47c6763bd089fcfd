import type { Migration } from '../migrate.ts';

/**
 * The columns and tables of charges that are not final when they are made: the bank asks the reader about a charge
 * (`reference` identifies it, and the change of plan waits since `challenged_at`), or its money is refunded in the
 * provider's own dashboard. A dispute is identified by its id at the provider, so one that is reported twice is stored
 * once.
 */
export const chargesInDoubt: Migration = {
  name: '0023-charges-in-doubt',
  statements: [
    'alter table payment_charges add column reference text',
    'alter table subscription_changes add column challenged_at timestamptz',
    `create table payment_disputes (
      id text primary key,
      payment_id int not null references payments (id) on delete cascade,
      amount bigint not null,
      state text not null check (state in ('open', 'won', 'lost')),
      created_at timestamptz not null
    )`,
    'create index payment_disputes_by_payment on payment_disputes (payment_id)',
    'create index payment_refunds_by_payment on payment_refunds (payment_id)',
  ],
};
