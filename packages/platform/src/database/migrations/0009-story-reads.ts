import type { Migration } from '../migrate.ts';

/**
 * Which locked stories a rule has given a reader who is signed in. A story stands as a hash: what counts is that it was
 * read, not which one it is. One row is one story of a period; it is written anew when the next one begins.
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
