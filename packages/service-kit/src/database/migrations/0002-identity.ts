import type { Migration } from '../migrate.ts';

/**
 * The reader tables. A deleted account keeps its row, without personal data, because orders refer to it. `subject` is the
 * key of an identity: the address in lower case for a password, otherwise the provider's own id. Links and counters are
 * stored under hashes, so somebody who reads the tables can redeem nothing and sees no address. Counters may be lost in a
 * crash, so their table is unlogged.
 */
export const identityTables: Migration = {
  name: '0002-identity',
  statements: [
    `create table accounts (
      uuid text primary key,
      email text unique,
      email_verified boolean not null,
      unverified_email text,
      status text not null check (status in ('Active', 'Disabled')),
      profile jsonb not null,
      segment_id int,
      segment text,
      created_at timestamptz not null,
      modified_at timestamptz not null,
      deleted_at timestamptz
    )`,
    'create index accounts_by_unverified_email on accounts (unverified_email)',
    `create table account_identities (
      id int generated always as identity primary key,
      account_uuid text not null references accounts (uuid) on delete cascade,
      type text not null,
      subject text not null,
      user_name text not null,
      password_hash text,
      password_reset boolean not null default false,
      locked boolean not null default false,
      created_at timestamptz not null,
      modified_at timestamptz not null,
      last_login_at timestamptz,
      unique (type, subject)
    )`,
    'create index account_identities_by_account on account_identities (account_uuid)',
    "create unique index account_identities_one_password on account_identities (account_uuid) where type = 'Password'",
    `create table reader_sessions (
      id text primary key,
      account_uuid text not null references accounts (uuid) on delete cascade,
      generation int not null,
      remembered boolean not null,
      user_agent text not null,
      created_at timestamptz not null,
      renewed_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`,
    'create index reader_sessions_by_account on reader_sessions (account_uuid)',
    `create table account_links (
      hash text primary key,
      purpose text not null,
      account_uuid text not null references accounts (uuid) on delete cascade,
      email text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    'create index account_links_by_account on account_links (account_uuid, purpose)',
    `create table avatars (
      account_uuid text primary key references accounts (uuid) on delete cascade,
      id text not null unique,
      jpeg_base64 text not null,
      created_at timestamptz not null
    )`,
    `create table personal_data_reports (
      id int generated always as identity primary key,
      account_uuid text not null references accounts (uuid) on delete cascade,
      requested_at timestamptz not null,
      available_until timestamptz not null
    )`,
    'create index personal_data_reports_by_account on personal_data_reports (account_uuid)',
    `create table deletion_requests (
      id int generated always as identity primary key,
      account_uuid text not null references accounts (uuid) on delete cascade,
      requested_at timestamptz not null,
      decided_at timestamptz,
      outcome text check (outcome in ('approved', 'declined')),
      reason text
    )`,
    'create index deletion_requests_by_account on deletion_requests (account_uuid)',
    `create unlogged table rate_counters (
      key text primary key,
      count int not null,
      resets_at timestamptz not null
    )`,
  ],
};
