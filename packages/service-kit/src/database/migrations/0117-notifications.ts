import type { Migration } from '../migrate.ts';

/**
 * The browsers that get alerts as notifications, and the last alert that was sent to them, one for each site. A subscription
 * has no account and no address. Its id is the SHA-256 of its endpoint in hexadecimal digits, because endpoints may be too
 * long for an index, and is compared byte by byte, because sending walks through the ids.
 */
export const notificationTables: Migration = {
  name: '0117-notifications',
  statements: [
    `create table push_subscriptions (
      id text collate "C" primary key,
      site text not null,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      public_key text not null,
      created_at timestamptz not null,
      handled text,
      tried text,
      attempts int not null default 0,
      next_attempt_at timestamptz
    )`,
    `create index push_subscriptions_site on push_subscriptions (site, id)`,
    `create table push_sendings (
      site text primary key,
      id text not null,
      text text not null,
      path text,
      queued_at timestamptz not null,
      expires_at timestamptz not null,
      sent int not null default 0,
      failed int not null default 0,
      removed int not null default 0
    )`,
    'alter table alerts add column sending text',
  ],
};
