import type { Migration } from '../migrate.ts';

/**
 * What processes that share a database must have in common: the key with which they sign, of which only a fingerprint is
 * stored, and the folder of the media, which each of them names when it starts.
 */
export const sharedByProcesses: Migration = {
  name: '0101-shared-by-processes',
  statements: [
    `create table secret_fingerprint (
      is_only boolean primary key default true check (is_only),
      fingerprint text not null
    )`,
    'create table media_folders (id text primary key, place text not null, opened_at timestamptz not null)',
  ],
};
