import type { Migration } from '../migrate.ts';

/**
 * When the last complete backup of this database was made, for all its processes; no row: none was.
 *
 * A backup leaves the table out, so a restored database starts without a row.
 */
export const lastBackup: Migration = {
  name: '0065-last-backup',
  statements: [
    `create table last_backup (
      is_only boolean primary key default true check (is_only),
      made_at timestamptz not null
    )`,
  ],
};
