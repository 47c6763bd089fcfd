import type { Migration } from '../migrate.ts';

/**
 * The tables of the sign-in with providers, and of other sites that sign readers in with this one. States, codes and the
 * values that bind a sign-in to its browser are stored under hashes; the signing key is encrypted under the platform's
 * secret.
 */
export const signInTables: Migration = {
  name: '0003-sign-in',
  statements: [
    `create table sign_in_flows (
      state_hash text primary key,
      kind text not null check (kind in ('apple', 'oidc')),
      client_id text not null,
      browser text not null,
      nonce text not null,
      verifier text not null,
      code_hash text unique,
      names jsonb not null default '{}',
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    `create table oidc_codes (
      hash text primary key,
      client_id text not null,
      account_uuid text not null references accounts (uuid) on delete cascade,
      redirect_uri text not null,
      scope text not null,
      nonce text,
      challenge text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      session_id text
    )`,
    'create index oidc_codes_by_account on oidc_codes (account_uuid)',
    `create table signing_keys (
      id text primary key,
      sealed text not null,
      created_at timestamptz not null
    )`,
  ],
};
