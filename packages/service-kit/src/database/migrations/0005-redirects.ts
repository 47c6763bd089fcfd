import type { Migration } from '../migrate.ts';

/** The table of redirect lists: a site's URLs that have moved or were removed, as imported. */
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
