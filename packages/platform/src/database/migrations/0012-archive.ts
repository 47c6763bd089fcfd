import type { Migration } from '../migrate.ts';

/**
 * When a document was stored as it is now. Documents tell themselves when they were written and updated, but not when
 * this site came to have them, which is what crawlers ask. Documents that were there before count as stored when the
 * column came.
 */
export const archiveColumns: Migration = {
  name: '0012-archive',
  statements: [
    'alter table documents add column stored_at timestamptz not null default now()',
    'create index documents_by_storing on documents (stored_at)',
  ],
};
