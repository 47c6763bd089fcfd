import type { Migration } from '../migrate.ts';

/**
 * How often each version of an experiment was seen, and how often a link in it was followed, in all since the first count. It
 * has nothing about readers.
 */
export const experimentCounts: Migration = {
  name: '0115-experiment-counts',
  statements: [
    `create table experiment_counts (
      site text not null,
      experiment text not null,
      variant text not null check (variant in ('a', 'b')),
      seen bigint not null,
      opened bigint not null,
      since timestamptz not null,
      primary key (site, experiment, variant)
    )`,
  ],
};
