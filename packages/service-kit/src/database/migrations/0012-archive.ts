import type { Migration } from '../migrate.ts';

/**
 * The column with the moment at which a document was stored in its present form. Crawlers ask for it, and documents do not
 * have it: they say when they were written and updated, not when this site got them.
 *
 * The column fills itself with the start of the transaction that stores a document; existing documents get the moment of
 * this step. It has no index, because the archive is read as a whole or by day, and imports stay fast.
 */
export const archiveColumns: Migration = {
  name: '0012-archive',
  statements: [
    // The default is a constant for all existing rows, so a large table is not rewritten.
    'alter table documents add column stored_at timestamptz not null default now()',
  ],
};
