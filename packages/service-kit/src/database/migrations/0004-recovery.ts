import type { Migration } from '../migrate.ts';

/**
 * The tables that keep strangers from locking readers out, and let readers recover a stolen account: the devices and
 * networks on which an account was signed in (under keyed hashes), whether the newest tokens of a session have been used,
 * and the ID tokens that were redeemed.
 */
export const recoveryTables: Migration = {
  name: '0004-recovery',
  statements: [
    `create table known_devices (
      account_uuid text not null references accounts (uuid) on delete cascade,
      hash text not null,
      kind text not null check (kind in ('device', 'network')),
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (account_uuid, hash)
    )`,
    'create index known_devices_by_hash on known_devices (hash)',
    'alter table reader_sessions add column newest_seen boolean not null default true',
    `create table redeemed_tokens (
      hash text primary key,
      expires_at timestamptz not null
    )`,
  ],
};
