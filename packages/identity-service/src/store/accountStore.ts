import { momentParameter } from '@broadsheet/service-kit/database';
import type { Queries, SqlValue } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { ACCOUNT_COLUMNS, toAccount } from './Account.ts';
import type { Account, AccountStatus } from './Account.ts';

async function findOne(
  queries: Queries,
  condition: string,
  values: readonly SqlValue[],
): Promise<Account | undefined> {
  const statement = `select ${ACCOUNT_COLUMNS} from accounts where deleted_at is null and ${condition}`;
  const [row] = await queries.query(statement, values);
  return row === undefined ? undefined : toAccount(row);
}

/** Finds an account. @returns undefined also for a deleted one */
export const findAccount = (queries: Queries, uuid: string): Promise<Account | undefined> =>
  findOne(queries, 'uuid = $1', [uuid]);

/**
 * Finds an account like `findAccount` and locks it until the transaction ends. A transaction that writes other rows of the
 * account locks the account first, before its links, codes, identities and sessions; otherwise two such transactions could
 * wait for each other.
 */
export const lockAccount = (queries: Queries, uuid: string): Promise<Account | undefined> =>
  findOne(queries, 'uuid = $1 for update', [uuid]);

/** Finds the account with an address. @param email the folded address */
export const findAccountByEmail = (queries: Queries, email: string): Promise<Account | undefined> =>
  findOne(queries, 'email = $1', [email]);

/**
 * Finds the account that waits for this address to be verified, as its first or its next one.
 *
 * @param email the folded address
 */
export const findAccountToVerify = (queries: Queries, email: string): Promise<Account | undefined> =>
  findOne(
    queries,
    `((email = $1 and not email_verified) or unverified_email = $1)
      order by (email = $1) desc, modified_at desc, uuid limit 1`,
    [email],
  );

export interface NewAccount {
  readonly uuid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly profile: JsonObject;
  readonly now: number;
}

/** Returns the SQL condition that an address is reserved: another account's owner may still restore it. */
const isReserved = (email: number, uuid: number, now: number): string =>
  `exists (select 1 from account_links where purpose = 'restoreEmail' and email = $${email}
    and account_uuid <> $${uuid} and used_at is null and expires_at > ${momentParameter(now)})`;

/**
 * Stores an account.
 *
 * @returns false when the address has an account, or may still be restored to one; then nothing is stored
 */
export async function insertAccount(queries: Queries, account: NewAccount): Promise<boolean> {
  const rows = await queries.query(
    `insert into accounts (uuid, email, email_verified, status, profile, created_at, modified_at)
      select $1::text, $2::text, $3::boolean, 'Active', $4::text::jsonb, ${momentParameter(5)}, ${momentParameter(5)}
        where not ${isReserved(2, 1, 5)}
      on conflict (email) do nothing returning uuid`,
    [account.uuid, account.email, account.emailVerified, JSON.stringify(account.profile), account.now],
  );
  return rows.length > 0;
}

export async function saveProfile(
  queries: Queries,
  uuid: string,
  change: {
    readonly profile: JsonObject;
    readonly unverifiedEmail: string | undefined;
    readonly now: number;
  },
): Promise<void> {
  await queries.query(
    `update accounts set profile = $2::text::jsonb, unverified_email = $3, modified_at = ${momentParameter(4)}
      where uuid = $1`,
    [uuid, JSON.stringify(change.profile), change.unverifiedEmail ?? null, change.now],
  );
}

/**
 * Stores a verified address as the account's address.
 *
 * @returns false when another account has it or may still restore it; then nothing changes
 */
export async function saveVerifiedEmail(
  queries: Queries,
  uuid: string,
  email: string,
  now: number,
): Promise<boolean> {
  const rows = await queries.query(
    `update accounts set email = $2, email_verified = true,
        unverified_email = nullif(unverified_email, $2), modified_at = ${momentParameter(3)}
      where uuid = $1 and not exists (select 1 from accounts other where other.email = $2 and other.uuid <> $1)
        and not ${isReserved(2, 1, 3)}
      returning uuid`,
    [uuid, email, now],
  );
  return rows.length > 0;
}

/** Stores an account's status. @returns false when there is no such account */
export async function saveStatus(
  queries: Queries,
  uuid: string,
  status: AccountStatus,
  now: number,
): Promise<boolean> {
  const rows = await queries.query(
    `update accounts set status = $2, modified_at = ${momentParameter(3)}
      where uuid = $1 and deleted_at is null returning uuid`,
    [uuid, status, now],
  );
  return rows.length > 0;
}

/** Stores a reader's segment. @returns false when there is no such account */
export async function saveSegment(
  queries: Queries,
  uuid: string,
  segment: Account['segment'],
): Promise<boolean> {
  const rows = await queries.query(
    'update accounts set segment_id = $2::int, segment = $3 where uuid = $1 and deleted_at is null returning uuid',
    [uuid, segment?.id ?? null, segment?.segment ?? null],
  );
  return rows.length > 0;
}

/**
 * Erases the personal data of an account and of everything that belongs to it; the bare row stays, because orders refer to
 * it.
 */
export async function eraseAccount(queries: Queries, uuid: string, now: number): Promise<void> {
  for (const table of [
    'account_identities',
    'reader_sessions',
    'known_devices',
    'account_links',
    'avatars',
    'personal_data_reports',
    'oidc_codes',
  ]) {
    await queries.query(`delete from ${table} where account_uuid = $1`, [uuid]);
  }
  await queries.query(
    `update accounts set email = null, email_verified = false, unverified_email = null, status = 'Disabled',
        profile = '{}', segment_id = null, segment = null,
        modified_at = ${momentParameter(2)}, deleted_at = ${momentParameter(2)}
      where uuid = $1`,
    [uuid, now],
  );
}
