import type { Migration } from '../migrate.ts';

const TABLES = ['ended_page_drafts', 'ended_setting_drafts'] as const;

/**
 * The tables of the last revision that a draft had before it was published, discarded or deleted. The next draft counts on
 * from there: if each began at 1, a tab that was left open would take a newer draft for the one that it has seen.
 */
export const endedDrafts: Migration = {
  name: '0031-ended-drafts',
  statements: TABLES.map(
    (table) => `create table ${table} (
      site text not null,
      id text not null,
      revision int not null,
      primary key (site, id)
    )`,
  ),
};
