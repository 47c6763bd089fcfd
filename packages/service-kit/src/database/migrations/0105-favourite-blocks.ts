import type { Migration } from '../migrate.ts';

/**
 * The blocks that an editor has marked in the palette, by their names, in the order in which they were marked.
 *
 * They are few
 * enough to be shown above all others, and blocks that a site has removed stay marked until it has them again.
 */
export const favouriteBlocks: Migration = {
  name: '0105-favourite-blocks',
  statements: [
    `alter table editors
      add column favourite_blocks text[] not null default '{}'
        constraint editors_few_favourites check (cardinality(favourite_blocks) <= 100)`,
  ],
};
