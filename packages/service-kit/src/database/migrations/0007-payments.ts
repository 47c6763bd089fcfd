import type { Migration } from '../migrate.ts';

/**
 * The tables of payments and payment methods. Amounts are minor units of the row's currency. An attempt is one payment at a
 * provider (an intent, a PayPal order): for an order, or to replace a method (`method_id`). An order has at most one
 * payment; unique columns enforce that for concurrent requests too. No table has card data: the provider stores it behind a
 * token.
 */
export const paymentTables: Migration = {
  name: '0007-payments',
  statements: [
    `create table payment_customers (
      site text not null,
      owner text not null,
      provider text not null,
      customer text not null,
      primary key (site, owner, provider)
    )`,
    `create table payment_methods (
      id int generated always as identity primary key,
      site text not null,
      owner text not null,
      provider text not null,
      partner text not null,
      customer text,
      token text not null,
      brand text,
      last_four text,
      expiration text,
      created_at timestamptz not null
    )`,
    'create index payment_methods_by_owner on payment_methods (owner)',
    `create table order_payment_methods (
      order_number text primary key references orders (order_number) on delete cascade,
      method_id int not null references payment_methods (id)
    )`,
    `create table payment_attempts (
      id int generated always as identity primary key,
      site text not null,
      order_number text references orders (order_number) on delete cascade,
      method_id int references payment_methods (id),
      provider text not null,
      kind text not null check (kind in ('payment', 'setup')),
      state text not null check (state in ('open', 'succeeded', 'abandoned', 'returned')),
      reference text,
      amount bigint not null,
      currency text not null,
      looks int not null default 0,
      next_look_at timestamptz not null,
      created_at timestamptz not null,
      check ((order_number is null) <> (method_id is null)),
      unique (provider, reference)
    )`,
    "create unique index payment_attempts_open on payment_attempts (order_number, provider) where state = 'open'",
    "create index payment_attempts_by_look on payment_attempts (next_look_at) where state = 'open'",
    `create table payments (
      id int generated always as identity primary key,
      order_number text not null unique references orders (order_number) on delete cascade,
      method_id int references payment_methods (id),
      provider text not null,
      reference text not null,
      amount bigint not null,
      currency text not null,
      paid_at timestamptz not null,
      unique (provider, reference)
    )`,
    `create table payment_charges (
      idempotency_key text primary key,
      provider text not null,
      customer text,
      token text not null,
      created_at timestamptz not null
    )`,
    `create table payment_refunds (
      idempotency_key text primary key,
      payment_id int not null references payments (id) on delete cascade,
      amount bigint not null,
      refunded_at timestamptz
    )`,
  ],
};
