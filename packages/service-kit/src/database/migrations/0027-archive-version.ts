import type { Migration } from '../migrate.ts';

/** The tables whose changes count up the archive version. */
const COUNTED = ['documents', 'document_websites', 'authors', 'tags'];

/**
 * A version number of the archive that changes with every stored change, so that each process of a site knows whether a
 * count over the whole archive is still valid. Triggers of the tables count it up with the commit, whoever writes. Writers
 * wait for each other there, at most for a batch of an import.
 *
 * Also an index for lists of one type: only three in a hundred documents are videos, and without it lists of them read all.
 */
export const archiveVersion: Migration = {
  name: '0027-archive-version',
  statements: [
    `create table archive_version (
      is_only boolean primary key default true check (is_only),
      version bigint not null
    )`,
    // Numbers of a sequence are never reused, not even after a table was emptied.
    'create sequence archive_versions',
    "insert into archive_version (version) values (nextval('archive_versions'))",
    `create function count_archive_version() returns trigger language plpgsql as $$
      begin
        execute format(
          'insert into %1$I.archive_version (version) values (nextval(%2$L))
            on conflict (is_only) do update set version = excluded.version',
          tg_table_schema, format('%I.archive_versions', tg_table_schema));
        return null;
      end $$`,
    ...COUNTED.map(
      (table) =>
        `create trigger count_archive_version after insert or update or delete or truncate on ${table}
          for each statement execute function count_archive_version()`,
    ),
    'create index documents_by_type on documents (type, display_date desc nulls last, id)',
  ],
};
