/**
 * The access that is revoked when an owner takes an account back, so that an intruder keeps none: open links and codes, a
 * waiting address, known devices, sessions, and ways of signing in.
 */
import { momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { forgetKnown } from '../known-devices/knownDeviceStore.ts';
import { revokeSessions } from '../sessions/sessionStore.ts';

/**
 * Cancels what is pending: a change of address, open links, codes for other sites. Links that restore an address stay valid;
 * otherwise a thief could invalidate them by changing the password.
 */
export async function cancelPending(queries: Queries, accountUuid: string, now: number): Promise<void> {
  await queries.query('update accounts set unverified_email = null where uuid = $1', [accountUuid]);
  await queries.query(
    `update account_links set used_at = ${momentParameter(2)}
      where account_uuid = $1 and used_at is null and purpose <> 'restoreEmail'`,
    [accountUuid, now],
  );
  await queries.query('delete from oidc_codes where account_uuid = $1 and used_at is null', [accountUuid]);
}

/**
 * Removes everything that was added to an account before its address was proven: passwords, connected providers, sessions,
 * known devices and what is pending. The creator of the account may have used somebody else's address.
 */
export async function endUnproven(queries: Queries, accountUuid: string, now: number): Promise<void> {
  await queries.query('delete from account_identities where account_uuid = $1', [accountUuid]);
  await queries.query(
    `update account_links set used_at = ${momentParameter(2)} where account_uuid = $1 and used_at is null`,
    [accountUuid, now],
  );
  await cancelPending(queries, accountUuid, now);
  await revokeSessions(queries, accountUuid, now);
  await forgetKnown(queries, accountUuid);
}
