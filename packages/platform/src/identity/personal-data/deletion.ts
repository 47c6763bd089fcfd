import type { DeclineDeletionReason } from '@broadsheet/sdk-identity/contract';
import type { Queries } from '../../database/Database.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { IdentityError, refusals } from '../IdentityError.ts';
import { issueLink } from '../links/linkStore.ts';
import { redeemLink } from '../links/redeemLink.ts';
import { requireAccount } from '../profile/updateProfile.ts';
import { eraseAccount } from '../store/accountStore.ts';
import { momentParameter } from '../store/moments.ts';

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

/** Mails a link to the page where the reader confirms or cancels the deletion. */
export async function requestDeletion(context: IdentityContext, accountUuid: string): Promise<void> {
  const { database, clock, limits, mail, tasks } = context;
  const { email } = await requireAccount(context, accountUuid);
  await limits.spend('ownMail', { account: accountUuid });
  const now = clock.now();
  const nonce = await database.transaction(async (queries) => {
    await queries.query(
      `insert into deletion_requests (account_uuid, requested_at) values ($1, ${momentParameter(2)})`,
      [accountUuid, now],
    );
    return issueLink(queries, 'deleteAccount', { accountUuid, email }, now);
  });
  tasks.run('Mailing a deletion link', () => mail.sendLink('deleteAccount', email, nonce));
}

/** Erases an account; the mailed nonce authorises it. @throws IdentityError 130010 for an invalid link */
export async function approveDeletion(context: IdentityContext, nonce: string): Promise<void> {
  const { database, clock, personalData, mail, tasks } = context;
  const now = clock.now();
  const email = await database.transaction(async (queries) => {
    const link = await redeemLink(queries, { purpose: 'deleteAccount', nonce, now });
    if (link === undefined) throw new IdentityError(refusals.linkInvalid);
    const { account } = link;
    for (const source of personalData) await source.erase(queries, account.uuid);
    await eraseAccount(queries, account.uuid, now);
    await decide(queries, account.uuid, { outcome: 'approved', reason: undefined }, now);
    return account.email;
  });
  tasks.run('Mailing the notice of a deletion', () => mail.sendNotice('accountDeleted', email));
}

/** Cancels a deletion. @throws IdentityError 130010 for a link that is invalid, or not the reader's own */
export async function declineDeletion(
  { database, clock }: IdentityContext,
  accountUuid: string,
  { nonce, reason }: { readonly nonce: string; readonly reason: DeclineDeletionReason },
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (queries) => {
    const link = await redeemLink(queries, { purpose: 'deleteAccount', nonce, now });
    if (link?.account.uuid !== accountUuid) throw new IdentityError(refusals.linkInvalid);
    await decide(queries, accountUuid, { outcome: 'declined', reason }, now);
  });
}
