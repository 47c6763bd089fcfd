import type { Migration } from '../migrate.ts';

/** What the archive is counted from. */
const COUNTED = ['documents', 'document_websites', 'authors', 'tags'];

/**
 * A number that changes with whatever is stored, so that what was counted once over the whole archive is known to hold
 * still, in every process of a site. The tables count it up themselves, with the commit, whoever writes to them; writers
 * wait for each other there, a batch of an import at most.
 *
 * And an index for lists of one type: of videos there are three in a hundred documents, and lists of them read through all.
 */
export const archiveVersion: Migration = {
  name: '0027-archive-version',
  statements: [
    `create table archive_version (
      is_only boolean primary key default true check (is_only),
      version bigint not null
    )`,
    // Its numbers never come again, not even after a table was emptied.
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
