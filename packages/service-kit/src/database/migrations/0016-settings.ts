import type { Migration } from '../migrate.ts';

/**
 * The tables of the site's settings, which editors work on as they do on pages: drafts, and what was published when and by
 * whom. The published settings are in `site_properties` and `navigation`, as after an import, and for the theme in a table
 * of its own. Changes of them are announced to all processes of a site.
 */
export const settingTables: Migration = {
  name: '0016-settings',
  statements: [
    'create table site_themes (site text primary key, body jsonb not null, hash text not null)',
    `create table setting_drafts (
      site text not null,
      id text not null,
      document jsonb not null,
      revision int not null,
      changed_at timestamptz not null,
      editor_id text not null,
      primary key (site, id)
    )`,
    `create table setting_versions (
      site text not null,
      id text not null,
      number int not null,
      document jsonb,
      published_at timestamptz not null,
      editor_id text,
      editor_name text,
      note text not null,
      scheduled_at timestamptz,
      primary key (site, id, number)
    )`,
    ...['navigation', 'site_themes'].map(
      (table) =>
        `create trigger announce_publication after insert or update or delete or truncate on ${table}
          for each statement execute function announce_publication()`,
    ),
  ],
};
