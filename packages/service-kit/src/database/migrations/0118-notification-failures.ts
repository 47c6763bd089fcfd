import type { Migration } from '../migrate.ts';

/**
 * Which browsers were reached, and on how many days alerts have failed since, so that those that nobody uses are deleted; and
 * whether the last alert has been sent to all, so that nobody looks for more.
 */
export const notificationFailures: Migration = {
  name: '0118-notification-failures',
  statements: [
    `alter table push_subscriptions add column reached_at timestamptz, add column failed_at timestamptz,
      add column failures int not null default 0`,
    'create index push_subscriptions_unreached on push_subscriptions (site) where reached_at is null',
    'alter table push_sendings add column is_done boolean not null default false',
  ],
};
