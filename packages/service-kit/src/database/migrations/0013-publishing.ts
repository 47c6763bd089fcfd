import type { Migration } from '../migrate.ts';

/** The tables that the site reads once; a change of one of them is announced to all processes. */
const ANNOUNCED = ['pages', 'site_properties', 'redirect_lists', 'sales_documents'];

/**
 * The tables for scheduled publications, previews by link and editors' presence, and triggers that announce every
 * publication to all processes of a site.
 *
 * Triggers of the tables send the notification with the commit. So an import, a schedule and a statement by hand are
 * announced like a publication in the page builder, and no code can forget it.
 */
export const publishingTables: Migration = {
  name: '0013-publishing',
  statements: [
    `create function announce_publication() returns trigger language plpgsql as $$
      begin
        perform pg_notify('broadsheet_publication', tg_table_schema);
        return null;
      end $$`,
    ...ANNOUNCED.map(
      (table) =>
        `create trigger announce_publication after insert or update or delete or truncate on ${table}
          for each statement execute function announce_publication()`,
    ),
    'alter table page_versions add column scheduled_at timestamptz',
    `create table page_schedules (
      site text not null,
      id text not null,
      document jsonb,
      revision int,
      publish_at timestamptz,
      unpublish_at timestamptz,
      note text not null,
      base_version int not null,
      editor_id text not null,
      editor_name text not null,
      scheduled_at timestamptz not null,
      failure text,
      primary key (site, id)
    )`,
    'create index page_schedules_by_moment on page_schedules (least(publish_at, unpublish_at)) where failure is null',
    `create table preview_links (
      id text primary key,
      token_hash text not null unique,
      site text not null,
      page_id text not null,
      path text not null,
      editor_id text not null,
      editor_name text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`,
    'create index preview_links_by_page on preview_links (site, page_id)',
    `create table page_presence (
      site text not null,
      page_id text not null,
      editor_id text not null references editors (id) on delete cascade,
      tab text not null,
      block_id text,
      seen_at timestamptz not null,
      primary key (site, page_id, editor_id, tab)
    )`,
  ],
};
