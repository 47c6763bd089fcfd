import type { Migration } from '../migrate.ts';

/**
 * The table of locked stories that a rule has given a signed-in reader for free. A story is stored as a hash, because it
 * only matters that it was read, not which one it is. One row is one story of a period; it is overwritten in the next
 * period.
 */
export const storyReadTables: Migration = {
  name: '0009-story-reads',
  statements: [
    `create table story_reads (
      site text not null,
      account_uuid text not null,
      rule int not null,
      story text not null,
      read_at timestamptz not null,
      primary key (account_uuid, site, rule, story)
    )`,
    'create index story_reads_by_moment on story_reads (read_at)',
  ],
};
