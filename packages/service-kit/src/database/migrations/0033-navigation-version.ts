import type { Migration } from '../migrate.ts';

/** Counts changes of the navigation with those of the archive, because every story says the names of its sections. */
const COUNTED = `create trigger count_archive_version after insert or update or delete or truncate on navigation
  for each statement execute function count_archive_version()`;

/** Finds the embargo that ended last, without reading the documents that never had one. */
const LAST_EMBARGO =
  'create index documents_by_embargo on documents (embargo_until) where embargo_until is not null';

/** What the version of the archive needs beside the tables that it counts already. */
export const navigationVersion: Migration = {
  name: '0033-navigation-version',
  statements: [COUNTED, LAST_EMBARGO],
};
