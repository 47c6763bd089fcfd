import type { Migration } from '../migrate.ts';

/**
 * The tables of subscriptions and their billing. Amounts are minor units of the row's currency. An owner is `reader:{uuid}`
 * or
 * `anonymous:{hash}`; a gift or an invitation that nobody has redeemed belongs to its buyer or sender. Billing selects rows
 * whose `next_action_at` is past, and holds a lease on a row while it charges; the number of a period is unique, so no
 * period is booked twice. Rows outlive their reader: deleting an account removes only their personal data.
 */
export const subscriptionTables: Migration = {
  name: '0008-subscriptions',
  statements: [
    `create table subscriptions (
      id int generated always as identity primary key,
      site text not null,
      owner text not null,
      kind text not null check (kind in ('paid', 'gift', 'shared', 'enterprise')),
      state text not null check (state in ('active', 'pastDue', 'cancelled', 'terminated', 'unclaimed')),
      sku text not null,
      product_name text not null,
      price_code text not null,
      price jsonb not null,
      quantity int not null,
      currency text not null,
      order_number text,
      order_position int,
      parent_id int references subscriptions (id),
      enterprise_code text,
      billing_address jsonb not null,
      contact jsonb not null,
      period_number int not null,
      cycle_index int not null,
      period_starts_at timestamptz not null,
      period_ends_at timestamptz not null,
      cycles_from timestamptz not null,
      next_action_at timestamptz,
      notice_at timestamptz,
      first_failed_at timestamptz,
      grace_ends_at timestamptz,
      failed_method text,
      attempt int not null default 0,
      quote jsonb,
      lease_until timestamptz,
      change jsonb,
      recipient jsonb,
      created_at timestamptz not null,
      unique (order_number, order_position),
      unique (owner, enterprise_code)
    )`,
    'create index subscriptions_by_owner on subscriptions (owner)',
    'create index subscriptions_by_parent on subscriptions (parent_id)',
    'create index subscriptions_by_action on subscriptions (next_action_at) where next_action_at is not null',
    "create index subscriptions_past_due on subscriptions (site) where state = 'pastDue'",
    'create index subscriptions_by_notice on subscriptions (notice_at) where notice_at is not null',
    `create table subscription_events (
      id int generated always as identity primary key,
      subscription_id int not null references subscriptions (id) on delete cascade,
      event_type text not null,
      happened_at timestamptz not null,
      details text
    )`,
    'create index subscription_events_by_subscription on subscription_events (subscription_id, id)',
    `create table subscription_periods (
      subscription_id int not null references subscriptions (id) on delete cascade,
      number int not null,
      cycle_index int not null,
      sku text not null,
      price_code text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      currency text not null,
      tax bigint not null,
      total bigint not null,
      worth bigint not null,
      order_number text,
      paid_at timestamptz not null,
      primary key (subscription_id, number)
    )`,
    `create table subscription_changes (
      session_hash text primary key,
      subscription_id int not null references subscriptions (id) on delete cascade,
      body jsonb not null,
      attempt int not null default 0,
      created_at timestamptz not null,
      claimed_at timestamptz,
      finished_at timestamptz
    )`,
  ],
};
