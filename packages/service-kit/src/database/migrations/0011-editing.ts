import type { Migration } from '../migrate.ts';

/**
 * The tables of editors and their work: who may edit, drafts of pages, what was published when and by whom. The published
 * pages that readers see are in `pages`, as after an import.
 */
export const editingTables: Migration = {
  name: '0011-editing',
  statements: [
    `create table editors (
      id text primary key,
      email text not null unique,
      name text not null,
      role text not null,
      password_hash text,
      created_at timestamptz not null,
      disabled_at timestamptz
    )`,
    `create table editor_sessions (
      token_hash text primary key,
      editor_id text not null references editors (id) on delete cascade,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      revoked_at timestamptz
    )`,
    'create index editor_sessions_by_editor on editor_sessions (editor_id)',
    `create table editor_links (
      token_hash text primary key,
      email text,
      role text not null,
      expires_at timestamptz not null
    )`,
    `create table page_drafts (
      site text not null,
      id text not null,
      document jsonb not null,
      revision int not null,
      changed_at timestamptz not null,
      editor_id text not null,
      primary key (site, id)
    )`,
    `create table page_versions (
      site text not null,
      id text not null,
      number int not null,
      document jsonb,
      published_at timestamptz not null,
      editor_id text,
      editor_name text,
      note text not null,
      primary key (site, id, number)
    )`,
    `create table audit_log (
      number bigint generated always as identity primary key,
      at timestamptz not null,
      editor_id text,
      editor_name text not null,
      action text not null,
      subject text not null
    )`,
    'create index audit_log_by_moment on audit_log (at)',
  ],
};
