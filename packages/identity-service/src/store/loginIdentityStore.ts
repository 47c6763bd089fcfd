import { momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { IDENTITY_COLUMNS, toLoginIdentity } from './Account.ts';
import type { IdentityType, LoginIdentity } from './Account.ts';

/** Lists all identities of an account, oldest first. */
export async function listIdentities(
  queries: Queries,
  accountUuid: string,
): Promise<readonly LoginIdentity[]> {
  const rows = await queries.query(
    `select ${IDENTITY_COLUMNS} from account_identities where account_uuid = $1 order by id`,
    [accountUuid],
  );
  return rows.map(toLoginIdentity);
}

/** Finds an identity. @param subject the folded address for a password, otherwise the provider's own id of the reader */
export async function findIdentity(
  queries: Queries,
  type: IdentityType,
  subject: string,
): Promise<LoginIdentity | undefined> {
  const [row] = await queries.query(
    `select ${IDENTITY_COLUMNS} from account_identities where type = $1 and subject = $2`,
    [type, subject],
  );
  return row === undefined ? undefined : toLoginIdentity(row);
}

export interface NewIdentity {
  readonly accountUuid: string;
  readonly type: IdentityType;
  readonly subject: string;
  readonly userName: string;
  readonly passwordHash?: string | undefined;
  readonly now: number;
}

/**
 * Stores an identity.
 *
 * @returns false when the subject exists, or the account has a password already; then nothing is stored
 */
export async function insertIdentity(queries: Queries, identity: NewIdentity): Promise<boolean> {
  const { accountUuid, type, subject, userName, passwordHash, now } = identity;
  const rows = await queries.query(
    `insert into account_identities (account_uuid, type, subject, user_name, password_hash, created_at, modified_at)
      values ($1, $2, $3, $4, $5, ${momentParameter(6)}, ${momentParameter(6)})
      on conflict do nothing returning id`,
    [accountUuid, type, subject, userName, passwordHash ?? null, now],
  );
  return rows.length > 0;
}

/** Deletes an identity. @returns false when no such identity is linked */
export async function deleteIdentity(
  queries: Queries,
  accountUuid: string,
  type: IdentityType,
): Promise<boolean> {
  const rows = await queries.query(
    'delete from account_identities where account_uuid = $1 and type = $2 returning id',
    [accountUuid, type],
  );
  return rows.length > 0;
}

export async function savePasswordHash(
  queries: Queries,
  id: number,
  passwordHash: string,
  now: number,
): Promise<void> {
  await queries.query(
    `update account_identities set password_hash = $2, password_reset = false, modified_at = ${momentParameter(3)}
      where id = $1`,
    [id, passwordHash, now],
  );
}

/** Replaces a hash by a stronger one of the same password, unless the password was changed in the meantime. */
export async function replacePasswordHash(
  queries: Queries,
  id: number,
  change: { readonly old: string; readonly passwordHash: string },
): Promise<void> {
  await queries.query(
    'update account_identities set password_hash = $3 where id = $1 and password_hash = $2',
    [id, change.old, change.passwordHash],
  );
}

/** Changes the user name of the password identity when the account's address changes. */
export async function renamePassword(
  queries: Queries,
  accountUuid: string,
  email: string,
  now: number,
): Promise<void> {
  await queries.query(
    `update account_identities set subject = $2, user_name = $2, modified_at = ${momentParameter(3)}
      where account_uuid = $1 and type = 'Password'`,
    [accountUuid, email, now],
  );
}

/** Notes a login. @returns false when the account has no identity of the type, e.g. because it has just been removed */
export async function recordLogin(
  queries: Queries,
  accountUuid: string,
  type: IdentityType,
  now: number,
): Promise<boolean> {
  const rows = await queries.query(
    `update account_identities set last_login_at = ${momentParameter(3)}
      where account_uuid = $1 and type = $2 returning id`,
    [accountUuid, type, now],
  );
  return rows.length > 0;
}

export async function deleteIdentityById(queries: Queries, id: number): Promise<void> {
  await queries.query('delete from account_identities where id = $1::int', [id]);
}
