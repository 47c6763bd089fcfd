import { momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { issueLink } from '../links/linkStore.ts';
import { redeemRestoreLink } from '../links/redeemLink.ts';
import { forgetKnown } from '../known-devices/knownDeviceStore.ts';
import { revokeSessions } from '../sessions/sessionStore.ts';
import { saveVerifiedEmail } from '../store/accountStore.ts';
import { cancelPending } from './endAccess.ts';

/**
 * Deletes the password and identities added since the change: whoever made the change knew the password or had just signed
 * in.
 */
async function endIntruder(queries: Queries, accountUuid: string, from: number): Promise<void> {
  await queries.query(
    `delete from account_identities
      where account_uuid = $1 and (type = 'Password' or created_at >= ${momentParameter(2)})`,
    [accountUuid, from],
  );
}

/**
 * Reverts a change of address by a link to the previous address: that address is the account's again, everybody is signed
 * out, what is pending is cancelled, and the password is deleted. A link for a new password is mailed.
 *
 * @throws ServiceError 130010 for an invalid link
 */
export async function restoreEmail(context: IdentityContext, nonce: string): Promise<void> {
  const { database, clock, mail } = context;
  const now = clock.now();
  await database.transaction(async (queries) => {
    const link = await redeemRestoreLink(queries, { nonce, now });
    if (link === undefined) throw new ServiceError(refusals.linkInvalid);
    const { account } = link;
    if (!(await saveVerifiedEmail(queries, account.uuid, link.email, now))) {
      throw new ServiceError(refusals.linkInvalid);
    }
    await cancelPending(queries, account.uuid, now);
    await endIntruder(queries, account.uuid, link.issuedOn);
    await revokeSessions(queries, account.uuid, now);
    await forgetKnown(queries, account.uuid);
    const to = { accountUuid: account.uuid, email: link.email };
    const reset = await issueLink(queries, 'resetPassword', to, now);
    await mail.addLink(queries, 'resetPassword', { ...to, nonce: reset });
  });
  mail.wake();
}
