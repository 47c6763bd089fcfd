import type { Migration } from '../migrate.ts';

/** The table of the number of reads of each story, by hour. It has nothing about readers. */
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
