import type { Migration } from '../migrate.ts';

/**
 * When a document was stored as it is now: what crawlers ask, and no document tells. It says when it was written and
 * updated, not when this site came to have it.
 *
 * The column fills itself, with the beginning of the transaction that stores a document, and with the moment of this step
 * for those that were there before. It has no index: the archive is read as a whole or by day, and imports are fast.
 */
export const archiveColumns: Migration = {
  name: '0012-archive',
  statements: [
    // A constant for all rows that are there, so that a large table is not written anew.
    'alter table documents add column stored_at timestamptz not null default now()',
  ],
};
