import type { Migration } from '../migrate.ts';

/**
 * The tables of saved stories, by account, and of the newsletters of an address. A story that was removed from a list keeps
 * its row for a while, so that another device, which saved it before, does not restore it.
 */
export const readersOwnTables: Migration = {
  name: '0017-readers-own',
  statements: [
    `create table saved_stories (
      site text not null,
      account_uuid text not null,
      story text not null,
      is_saved boolean not null,
      changed_at timestamptz not null,
      primary key (account_uuid, site, story)
    )`,
    `create table newsletter_subscriptions (
      id text primary key,
      site text not null,
      newsletter text not null,
      email text not null,
      status text not null check (status in ('pending', 'confirmed', 'ended')),
      asked_at timestamptz not null,
      confirmed_at timestamptz,
      ended_at timestamptz,
      unique (site, newsletter, email)
    )`,
    'create index newsletter_subscriptions_by_email on newsletter_subscriptions (email)',
  ],
};
