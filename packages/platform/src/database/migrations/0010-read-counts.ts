import type { Migration } from '../migrate.ts';

/** How often stories were read, by hour. Nothing says by whom. */
export const readCountTables: Migration = {
  name: '0010-read-counts',
  statements: [
    `create table read_counts (
      site text not null,
      hour timestamptz not null,
      story text not null,
      reads int not null,
      primary key (site, hour, story)
    )`,
  ],
};
