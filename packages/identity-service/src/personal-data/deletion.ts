import type { DeclineDeletionReason } from '@broadsheet/sdk-identity/contract';
import { momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { issueLink } from '../links/linkStore.ts';
import { redeemLink } from '../links/redeemLink.ts';
import { requireLiveSession } from '../sessions/authenticate.ts';
import type { ReaderAccess } from '../sessions/ReaderAccess.ts';
import { withLiveReader } from '../sessions/withLiveReader.ts';
import { eraseAccount } from '../store/accountStore.ts';

/**
 * The reasons for which a reader keeps the account. Published clients send one with a trailing space; compare trimmed text.
 */
export const DECLINE_REASONS: readonly DeclineDeletionReason[] = [
  'MISTAKE',
  'CHANGED_MIND',
  'OTHER',
  'DID_NOT_REQUEST_DELETION',
];

async function decide(
  queries: Queries,
  accountUuid: string,
  decision: { readonly outcome: 'approved' | 'declined'; readonly reason: DeclineDeletionReason | undefined },
  now: number,
): Promise<void> {
  await queries.query(
    `update deletion_requests set decided_at = ${momentParameter(4)}, outcome = $2, reason = $3
      where account_uuid = $1 and decided_at is null`,
    [accountUuid, decision.outcome, decision.reason ?? null, now],
  );
}

/**
 * Mails a link to the page where the reader confirms or cancels the deletion. It goes to the address that the account has
 * under the lock: whoever changed it before the owner took the account back must not get the link.
 */
export async function requestDeletion(context: IdentityContext, reader: ReaderAccess): Promise<void> {
  const { limits, mail } = context;
  const { accountUuid } = reader;
  await limits.consume('ownMail', { account: accountUuid });
  await withLiveReader(context, reader, async ({ queries, account, now }) => {
    await queries.query(
      `insert into deletion_requests (account_uuid, requested_at) values ($1, ${momentParameter(2)})`,
      [accountUuid, now],
    );
    const to = { accountUuid, email: account.email };
    const nonce = await issueLink(queries, 'deleteAccount', to, now);
    await mail.addLink(queries, 'deleteAccount', { ...to, nonce });
  });
  mail.wake();
}

/** Erases an account; the mailed nonce authorises it. @throws ServiceError 130010 for an invalid link */
export async function approveDeletion(context: IdentityContext, nonce: string): Promise<void> {
  const { database, clock, personalData, mail } = context;
  const now = clock.now();
  await database.transaction(async (queries) => {
    const link = await redeemLink(queries, { purpose: 'deleteAccount', nonce, now });
    if (link === undefined) throw new ServiceError(refusals.linkInvalid);
    const { account } = link;
    for (const source of personalData) await source.erase(queries, account.uuid);
    await eraseAccount(queries, account.uuid, now);
    await decide(queries, account.uuid, { outcome: 'approved', reason: undefined }, now);
    // After its waiting mails were removed, so that this one stays.
    await mail.addNotice(queries, 'accountDeleted', account.email);
  });
  mail.wake();
}

/** Cancels a deletion. @throws ServiceError 130010 for a link that is invalid, or not the reader's own */
export async function declineDeletion(
  { database, clock }: IdentityContext,
  reader: ReaderAccess,
  { nonce, reason }: { readonly nonce: string; readonly reason: DeclineDeletionReason },
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (queries) => {
    const link = await redeemLink(queries, { purpose: 'deleteAccount', nonce, now });
    if (link?.account.uuid !== reader.accountUuid) throw new ServiceError(refusals.linkInvalid);
    // Redeeming has locked the account. An intruder's refusal must not cancel what the owner asks for after the recovery.
    await requireLiveSession(queries, reader, now);
    await decide(queries, reader.accountUuid, { outcome: 'declined', reason }, now);
  });
}
