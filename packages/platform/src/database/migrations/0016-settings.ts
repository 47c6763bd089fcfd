import type { Migration } from '../migrate.ts';

/**
 * Settings of the site as editors work on them, like pages: drafts, and what was published when and by whom. What readers see
 * stands in `site_properties` and `navigation`, as it does after an import, and for the theme in a table of its own. All
 * processes of a site are told of a change of them.
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
