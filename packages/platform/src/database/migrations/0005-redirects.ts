import type { Migration } from '../migrate.ts';

/** Lists of addresses of a site that have moved or are gone, as they were imported. */
export const redirectTables: Migration = {
  name: '0005-redirects',
  statements: [
    `create table redirect_lists (
      site text not null,
      id text not null,
      body jsonb not null,
      hash text not null,
      primary key (site, id)
    )`,
  ],
};
