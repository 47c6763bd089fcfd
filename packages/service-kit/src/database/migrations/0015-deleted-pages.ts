import type { Migration } from '../migrate.ts';

/** The table of pages that editors have deleted, with the published page and the draft, so that they can be restored. */
export const deletedPageTables: Migration = {
  name: '0015-deleted-pages',
  statements: [
    `create table deleted_pages (
      site text not null,
      id text not null,
      published jsonb,
      draft jsonb,
      draft_revision int not null,
      deleted_at timestamptz not null,
      editor_id text not null,
      editor_name text not null,
      primary key (site, id)
    )`,
  ],
};
