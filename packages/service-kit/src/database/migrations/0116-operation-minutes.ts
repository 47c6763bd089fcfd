import type { Migration } from '../migrate.ts';

/**
 * What the processes of the site have counted in each minute of about the last hour, and how a command ended last; only
 * imports are recorded. The counts are of kinds, pages, sources and blocks, never of a reader.
 *
 * A backup leaves both out: they tell of the processes at this database.
 */
export const operationMinutes: Migration = {
  name: '0116-operation-minutes',
  statements: [
    `create table operation_minutes (
      process text not null,
      minute timestamptz not null,
      body jsonb not null,
      primary key (minute, process)
    )`,
    `create table command_results (
      command text primary key,
      outcome text not null check (outcome in ('ok', 'partly', 'failed')),
      ended_at timestamptz not null
    )`,
  ],
};
