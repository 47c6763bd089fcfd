import type { Migration } from '../migrate.ts';

/**
 * The tables of the ways in which editors sign in other than by password: second factors, recovery codes, accounts at an
 * OpenID provider; and the columns by which editors recognise their sessions.
 *
 * Existing sessions count as complete, because there was nothing else to prove before.
 */
export const editorSignInTables: Migration = {
  name: '0014-editor-sign-in',
  statements: [
    'alter table editor_sessions add column id text not null default gen_random_uuid()::text',
    'alter table editor_sessions add column proven_at timestamptz',
    "alter table editor_sessions add column user_agent text not null default ''",
    `create table editor_factors (
      id text primary key,
      editor_id text not null references editors (id) on delete cascade,
      kind text not null,
      name text not null,
      public_key text,
      counter bigint not null default 0,
      transports text not null default '',
      sealed_secret text,
      created_at timestamptz not null,
      used_at timestamptz
    )`,
    'create index editor_factors_by_editor on editor_factors (editor_id)',
    `create table editor_recovery_codes (
      editor_id text not null references editors (id) on delete cascade,
      code_hash text not null,
      primary key (editor_id, code_hash)
    )`,
    `create table editor_challenges (
      challenge_hash text primary key,
      purpose text not null,
      expires_at timestamptz not null
    )`,
    'create table second_factor_roles (role text primary key)',
    `create table editor_openid_accounts (
      issuer text not null,
      subject text not null,
      editor_id text not null references editors (id) on delete cascade,
      primary key (issuer, subject)
    )`,
    // The link of an editor who has an account and forgot the password.
    'alter table editor_links add column editor_id text references editors (id) on delete cascade',
  ],
};
