import type { Migration } from '../migrate.ts';

/**
 * The table of what stories of an old site refer to, by its id there: images, categories, authors, and the paths of stories.
 * Exports come in several files and at several times, and a file may refer to what stands in another one.
 */
export const importReferences: Migration = {
  name: '0060-import-references',
  statements: [
    `create table import_references (
      site text not null,
      source text not null,
      kind text not null,
      id text not null,
      body jsonb not null,
      primary key (site, source, kind, id)
    )`,
  ],
};
