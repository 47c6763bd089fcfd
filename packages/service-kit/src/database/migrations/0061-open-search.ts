import type { Migration } from '../migrate.ts';

/**
 * The columns of the words by which a locked story is found: those that everybody may read. Documents that were stored
 * before have none, and are found by headline, description, tags and authors while they are locked.
 */
export const openSearch: Migration = {
  name: '0061-open-search',
  statements: [
    // The text is kept beside its words, because another language of the site makes other words of it.
    `alter table documents
      add column search_opening text,
      add column search_open tsvector`,
  ],
};
