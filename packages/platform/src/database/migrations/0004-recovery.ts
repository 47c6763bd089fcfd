import type { Migration } from '../migrate.ts';

/**
 * What keeps strangers from locking readers out, and readers in after a stolen account: the devices and networks that
 * an account was signed in on (under keyed hashes), whether the newest tokens of a session have been seen in use, and
 * the ID tokens that were redeemed.
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
