import type { Migration } from '../migrate.ts';

/** When the next pin of a collection ends: then its stories get another order without anybody's help. */
export const collectionEnds: Migration = {
  name: '0111-collections',
  statements: [
    `create table collection_ends (
      site text not null,
      id text not null,
      ends_at timestamptz not null,
      primary key (site, id)
    )`,
    `create index collection_ends_by_time on collection_ends (site, ends_at)`,
  ],
};
