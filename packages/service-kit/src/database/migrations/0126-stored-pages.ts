import type { Migration } from '../migrate.ts';

/**
 * Pages as they are sent, for other processes and for the next start, each with the digests of the keys of what it was made
 * from and the number of the last change before; and up to which change pages were removed that a change concerns.
 */
export const storedPages: Migration = {
  name: '0126-stored-pages',
  statements: [
    `create table stored_pages (
      site text not null,
      path text not null,
      number bigint not null,
      keys integer[] not null,
      facts text not null,
      body bytea not null,
      made_with text not null,
      good_until timestamptz,
      stored_at timestamptz not null,
      primary key (site, path)
    )`,
    // A compressed body cannot be compressed once more.
    'alter table stored_pages alter column body set storage external',
    'create index stored_pages_by_key on stored_pages using gin (keys)',
    'create index stored_pages_by_age on stored_pages (site, stored_at)',
    `create table stored_page_sweeps (
      site text primary key,
      number bigint not null,
      swept_at timestamptz not null,
      changed_at timestamptz not null,
      maker text,
      made_until timestamptz
    )`,
  ],
};
