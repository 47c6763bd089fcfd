import type { Migration } from '../migrate.ts';

/**
 * The tables of sales documents, carts and orders. Amounts are minor units of the row's currency. An owner is
 * `reader:{uuid}` or `anonymous:{hash}`. An item keeps the price document as it was sold, so that later charges do not
 * depend on the current offers. Orders outlive their reader: deleting an account removes only their personal data.
 */
export const salesTables: Migration = {
  name: '0006-sales',
  statements: [
    `create table sales_documents (
      site text not null,
      type text not null,
      id text not null,
      body jsonb not null,
      hash text not null,
      primary key (site, type, id)
    )`,
    `create table carts (
      site text not null,
      owner text not null,
      items jsonb not null,
      billing_address jsonb,
      changed_at timestamptz not null,
      primary key (site, owner)
    )`,
    'create index carts_by_change on carts (changed_at)',
    `create table orders (
      order_number text primary key,
      order_id int generated always as identity unique,
      site text not null,
      owner text not null,
      order_type text not null check (order_type in ('Parent', 'Renewal')),
      status text not null check (status in ('Pending', 'PartiallyPaid', 'Paid', 'Cancelled')),
      currency text not null,
      subtotal bigint not null,
      tax bigint not null,
      shipping bigint not null,
      total bigint not null,
      contact jsonb not null,
      billing_address jsonb not null,
      shipping_address jsonb,
      idempotency_key text,
      content_hash text not null,
      subscription_ids jsonb not null default '[]',
      created_at timestamptz not null,
      paid_at timestamptz,
      unique (owner, idempotency_key)
    )`,
    'create index orders_by_owner on orders (owner, created_at desc)',
    'create index orders_by_status on orders (status, created_at)',
    `create table order_items (
      order_number text not null references orders (order_number) on delete cascade,
      position int not null,
      sku text not null,
      price_code text not null,
      quantity int not null,
      name text not null,
      short_description text,
      unit_price bigint not null,
      subtotal bigint not null,
      tax bigint not null,
      total bigint not null,
      tax_lines jsonb not null,
      price jsonb not null,
      primary key (order_number, position)
    )`,
    'create index order_items_by_price on order_items (price_code)',
  ],
};
